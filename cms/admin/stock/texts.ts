// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const fromMustBeLowerThanTo = '“From” must be lower than “to”.'
export const remove = 'Remove'
export const notInStock = 'not in stock'
export const amountMore = ({ amount }: { amount: string | number }) => `${amount} more. Type to find them.`
export const addLabel = ({ label }: { label: string | number }) => `Add “${label}”`
export const noMatches = 'No matches.'
export const noValuesInStock = 'No values in stock.'
export const newOrUsed = 'New or used'
export const kind = 'Vehicle type'
export const location = 'Location'
export const dealership = 'Dealership'
export const features = 'Features'
export const makeAndModel = 'Make and model'
export const priceBand = 'Price band'
export const weeklyPriceBand = 'Weekly price band'
export const inStock = 'In stock'
export const notCertified = 'Not certified'
export const price = 'Price, $'
export const year = 'Year'
export const kilometres = 'Kilometres'
export const aTemplateHasNoStock = 'A template has no stock, and none of your sites uses this one.'
export const onLengthOfLengthSites = ({ length, length2 }: { length: string | number; length2: string | number }) => ` on ${length} of ${length2} sites`
export const matchesNoVehicleNowTemplate = ({ template }: { template: string | number }) => `Matches no vehicle now${template}.`
export const onAnySite = ' on any site'
export const matchesVehiclesNowWhere = ({ count, where }: { count: number; where: string | number }) => `Matches ${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} vehicle`, other: `${count.toLocaleString('en-AU')} vehicles` })} now${where}`
export const tryAgain = 'Try again'
export const counting = 'Counting…'
export const chooseSiteFirstToCountItsStock = 'Choose a site first to count its stock.'
export const firstMatches = 'First matches'
export const noPrice = 'No price'
export const moveNameUp = ({ name }: { name: string | number }) => `Move ${name} up`
export const moveNameDown = ({ name }: { name: string | number }) => `Move ${name} down`
export const removeName = ({ name }: { name: string | number }) => `Remove ${name}`
export const vehicleId = ({ id }: { id: string | number }) => `Vehicle ${id}`
export const loading = 'Loading…'
export const deleted = 'Deleted'
export const dragName = ({ name }: { name: string | number }) => `Drag ${name}`
export const noLongerInStock = 'No longer in stock. Remove it.'
export const clearAll = 'Clear all'
export const forSale = 'For sale'
export const any = 'Any'
export const fewerFilters = 'Fewer filters'
export const moreFiltersFolded = ({ folded }: { folded: string | number }) => `More filters (${folded})`
export const stock = 'Stock'
export const theServerCouldNotBeReached = 'The server could not be reached. Check the connection and try again.'
export const addAVehicle = 'Add a vehicle'
export const nameStockNumberOrVin = 'Name, stock number or VIN'
export const vehiclesFound = 'Vehicles found'
export const chooseSiteFirstToSearchItsStock = 'Choose a site first to search its stock.'
export const searching = 'Searching…'
export const latestInStock = 'Latest in stock'
export const allMatchesAreAlreadyInYourList = 'All matches are already in your list.'
export const noVehiclesInStock = 'No vehicles in stock.'
export const noVehicleInStockMatchesTyped = ({ typed }: { typed: string | number }) => `No vehicle in stock matches “${typed}”.`
export const soldStillShown = 'Sold, still shown'
export const sold = 'Sold'
export const withdrawn = 'Withdrawn'
export const notOnTheSite = 'Not on the site'
export const noVehiclesYet = 'No vehicles yet.'
export const theListIsFull = 'The list is full. Remove a vehicle to add another.'
export const lengthOfAtMostMaxPicked = ({ length, max }: { length: string | number; max: string | number }) => `${length} of at most ${max} chosen`
export const vehicleEach = ({ each }: { each: string | number }) => `Vehicle ${each}`
export const nameIsAdded = ({ name }: { name: string | number }) => `${name} is added.`
export const nameIsNowToOfLength = ({ name, to, length }: { name: string | number; to: string | number; length: string | number }) => `${name} is now ${to} of ${length}.`
export const nameIsRemoved = ({ name }: { name: string | number }) => `${name} is removed.`
export const vehicles = 'Vehicles'
