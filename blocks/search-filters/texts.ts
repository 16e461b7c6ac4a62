// Compiled from texts.json by npm run generate. Do not edit.

export const atAnyTime = 'Any time'
export const from = 'From ($)'
export const to = 'To ($)'
export const step = 'Step ($)'
export const stepsBetweenTheHandles = 'Steps between the handles'
export const searchFilters = 'Search filters'
export const searchFiltersDescription = 'Filters for the stock: lists with counts, sliders, a place with a radius, free text.'
export const filter = 'Filter'
export const label = 'Label'
export const labelHelp = 'If empty, the default name.'
export const startsOpen = 'Starts open'
export const startsOpenHelp = 'A filter with a choice always starts open.'
export const filters = 'Filters'
export const filtersHelp = 'If empty: make, model, price, body, year, kilometres, fuel, transmission and colour.'
export const searchBoxOnTop = 'Search box above the filters'
export const placeholderOfTheSearchBox = 'Placeholder of the search box'
export const makeModelOrKeyword = 'Make, model or keyword'
export const onLargeScreens = 'Layout on large screens'
export const aList = 'Always open'
export const behindAButton = 'Collapsed, opens in columns'
export const listOfMakes = 'Makes'
export const oneListByName = 'One list by name'
export const thePopularOnesTheFirst20 = '20 popular makes first, then all'
export const priceSlider = 'Price slider'
export const toKm = 'To (km)'
export const stepKm = 'Step (km)'
export const kilometreSlider = 'Kilometre slider'
export const fromYear = 'From (year)'
export const yearSlider = 'Year slider'
export const yearSliderHelp = 'The highest value is next year.'
export const defaultFilters = 'Default filters'
export const filtersChosenCount = ({ chosenCount }: { chosenCount: string | number }) => `Filters (${chosenCount})`
export const filterTheStock = 'Filter the stock'
export const search = 'Search'
export const popularMakes = 'Popular makes'
export const allMakes = 'All makes'
export const findInLabel = ({ label }: { label: string | number }) => `Find in ${label}`
export const nothingInLabelMatches = ({ label }: { label: string | number }) => `Nothing in ${label} matches.`
export const showLengthMore = ({ length }: { length: string | number }) => `Show ${length} more`
export const showFewer = 'Show fewer'
export const popularMakesAlone = 'Popular makes only'
export const postcodeOrPlace = 'Postcode or place'
export const weDoNotKnowThisPlace = 'We could not find this place, so all stock is shown.'
export const within = 'Within'
export const kmKm = ({ km }: { km: string | number }) => `${km} km`
export const aroundLabel = ({ label }: { label: string | number }) => `Around ${label}`
export const anyAnyWords = ({ anyWords }: { anyWords: string | number }) => `Any ${anyWords}`
export const showMeVehiclesIn = ({ vehiclesIn }: { vehiclesIn: string | number }) => `Show Me ${vehiclesIn}`
