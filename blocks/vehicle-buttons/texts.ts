// Compiled from texts.json by npm run generate. Do not edit.

export const buttonsOfTheVehicle = 'Vehicle buttons'
export const buttonsOfTheVehicleDescription = 'Buttons to enquire, call, book a test drive, get finance, trade in or reserve. Each is shown only where its rules allow it.'
export const buttons = 'Buttons'
export const reserveCarNow = 'Reserve Car Now'
export const enquireNow = 'Enquire Now'
export const callNow = 'Call Now'
export const bookATestDrive = 'Book a Test Drive'
export const getFinance = 'Get Finance'
export const requestPhotos = 'Request Photos'
export const buttonsHelp = 'If empty, all. Reserving, finance and trade-ins each have a switch under Features.'
export const enquiryButtonText = 'Enquiry button text'
export const tradeInValuation = 'Trade-In Valuation'
