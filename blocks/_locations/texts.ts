// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const openingHours = 'Opening Hours'
export const openNow = 'Open now'
export const closedNow = 'Closed now'
export const todayText = ({ text }: { text: string | number }) => `Today ${text}`
export const holidayHours = 'Holiday Hours'
export const holidayHoursName = ({ name }: { name: string | number }) => `Holiday Hours, ${name}`
export const hoursOf = 'Hours of'
export const sales = 'Sales'
export const service = 'Service'
export const parts = 'Parts'
export const others = 'Other'
export const ratingOfGoogle = ({ rating, count }: { rating: string | number; count: number }) => `${rating} (${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} Google review`, other: `${count.toLocaleString('en-AU')} Google reviews` })})`
export const dealerLicence = ({ number }: { number: string | number }) => `DL ${number}`
export const traderNz = ({ number }: { number: string | number }) => `MVTR ${number}`
export const repairer = ({ number }: { number: string | number }) => `MRB ${number}`
export const tester = ({ number }: { number: string | number }) => `LVT ${number}`
export const refrigeration = ({ number }: { number: string | number }) => `ARC ${number}`
export const contact = 'Contact'
export const contactUs = 'Contact Us'
export const getDirections = 'Get Directions'
export const viewLocationDetails = 'View Location Details'
export const viewOurStock = 'View Our Stock'
export const mobile = 'Mobile'
export const landline = 'Landline'
export const locations = 'Locations'
export const allVisibleOnes = 'All visible locations'
export const allOfAType = 'All of a type'
export const chosenLocations = 'Chosen locations'
export const type = 'Type'
export const contactButton = 'Contact button'
export const contactButtonHelp = 'If empty, it links to /contact, or to the location’s own contact page if you choose that below.'
export const pageOfTheLocation = 'Page of each location'
export const pageOfTheLocationHelp = 'Your site needs a page with this address, such as /our-location/:slug.'
export const noPage = 'None'
export const detailsPage = 'View Location Details (/our-location/…)'
export const contactPage = 'Contact Us (/contact-us/…)'
export const hoursAndOpenNow = 'Opening hours'
export const licenceNumbers = 'Licence numbers'
export const viewOurStockHelp = 'A link to the stock of the location.'
export const closedToday = 'Closed today'
export const mapOfName = ({ name }: { name: string | number }) => `Map of ${name}`
