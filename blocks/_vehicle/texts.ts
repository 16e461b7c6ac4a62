// Compiled from texts.json by npm run generate. Do not edit.

export const copiedOnTheButton = '“Copied” on the button'
export const aToastWithTheVehiclesName = 'A notification with the vehicle’s name'
export const registrationRego = ({ rego }: { rego: string | number }) => `Registration: ${rego}`
export const newLabel = 'New'
export const demo = 'Demo'
export const used = 'Used'
export const print = 'Print'
export const viewPpsrReport = 'View PPSR Report'
export const viewHistoryReport = 'View History Report'
export const saveAsPdf = 'Save as PDF'
export const callNow = 'Call Now'
export const labelShown = ({ label, shown }: { label: string | number; shown: string | number }) => `${label} ${shown}: show the phone number`
export const reserved = 'Reserved'
export const comingSoon = 'COMING SOON'
export const dollarsBelowMarket = ({ dollars }: { dollars: string | number }) => `${dollars} below market`
export const enquireForFinance = 'Enquire for Finance'
export const facebook = 'Facebook'
export const whatsApp = 'WhatsApp'
export const email = 'Email'
export const textMessage = 'Text message'
export const shareByLabel = ({ label }: { label: string | number }) => `Share by ${label}`
export const copyLink = 'Copy link'
export const demonstrator = 'Demonstrator'
export const ifEmpty = 'If empty, for every vehicle.'
export const onlyFor = 'Only for'
export const demonstrators = 'Demonstrators'
export const sold = 'SOLD'
export const showMore = 'Show More'
export const showLess = 'Show Less'
export const loadingFinanceEstimate = 'Loading finance estimate…'
export const aboutDollarsAMonth = ({ dollars }: { dollars: string | number }) => `About ${dollars} a month. `
export const yourBrowserDidNotLetUsCopy = 'Your browser does not allow copying. Copy the link from the address bar.'
export const copied = 'Copied'
export const preparing = 'Preparing...'
export const thePdfCouldNotBeCreated = 'The PDF could not be created. Please try again in a moment.'
export const bookATestDrive = 'Book a Test Drive'
export const requestPhotos = 'Request Photos'
export const reserveCarNowForDollars = ({ dollars }: { dollars: string | number }) => `Reserve Car Now for ${dollars}`
export const enquireNow = 'Enquire Now'
export const tradeInValuation = 'Trade-In Valuation'
export const instantMessage = 'Instant Message'
