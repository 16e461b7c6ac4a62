// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const searchBlocks = 'Search blocks'
export const searchHint = 'For example photo, map, offers'
export const category = 'Category'
export const allCategories = 'All categories'
export const countFound = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} block found`, other: `${count.toLocaleString('en-AU')} blocks found` })}`
export const nothingFound = 'No block is found by these words. Try a shorter word, or choose another category.'
export const bestMatches = 'Best matches'
export const favourites = 'Favourites'
export const recentlyUsed = 'Recently used'
export const notOfferedHere = ({ count }: { count: string | number }) => `Not offered here (${count})`
export const addToFavourites = ({ label }: { label: string | number }) => `Add ${label} to favourites`
export const removeFromFavourites = ({ label }: { label: string | number }) => `Remove ${label} from favourites`
export const featureIsOff = 'Feature is off'
