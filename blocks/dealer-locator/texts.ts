// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const dealerLocator = 'Dealer locator'
export const dealerLocatorDescription = 'Finds the nearest of your locations by postcode, town or the shopper’s own position, as a list and on a map.'
export const heading = 'Heading'
export const findADealership = 'Find a dealership'
export const introduction = 'Introduction'
export const showMap = 'Map'
export const postcodeOrPlace = 'Postcode or town'
export const search = 'Search'
export const myLocation = 'Use my location'
export const findingYourLocation = 'Finding your location…'
export const noPosition = 'Your browser did not share your location. Please enter a postcode or town.'
export const invalidPostcode = 'Invalid postcode'
export const unknownPlace = 'We could not find this place, so all dealerships are shown.'
export const couldNotSearch = 'We could not search just now. Please try again.'
export const yourLocation = 'your location'
export const allDealerships = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} dealership`, other: `${count.toLocaleString('en-AU')} dealerships` })}`
export const nearbyDealerships = ({ count, km, place }: { count: number; km: string | number; place: string | number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} dealership`, other: `${count.toLocaleString('en-AU')} dealerships` })} within ${km} km of ${place}, nearest first`
export const noneNearby = ({ km, place }: { km: string | number; place: string | number }) => `No dealership within ${km} km of ${place}. All of them, nearest first:`
export const mapOfDealerships = 'Map of dealerships'
export const numbered = ({ number, name }: { number: string | number; name: string | number }) => `${number}: ${name}`
export const showAll = 'Show all dealerships'
