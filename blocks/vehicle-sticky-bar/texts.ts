// Compiled from texts.json by npm run generate. Do not edit.

export const stickyBarAtTheBottom = 'Sticky enquiry bar'
export const stickyBarAtTheBottomDescription = 'A bar at the bottom of the window after 900 pixels of scrolling: price, enquiry, call.'
export const enquiryButton = 'Enquiry button'
export const enquireNow = 'Enquire Now'
export const callNow = 'Call Now'
export const bookATestDrive = 'Book a Test Drive'
export const bookATestDriveHelp = 'Shown on laptops and larger screens.'
export const barAtBottomWhilePageScrolled = 'Bar at the bottom while the page is scrolled'
export const askAboutThisVehicle = 'Ask about this vehicle'
