// Compiled from texts.json by npm run generate. Do not edit.

export const recentlyViewed = 'Recently viewed'
export const recentlyViewedDescription = 'Vehicles that this shopper viewed or marked as favourites, while the site lists them. Stored only in the shopper’s browser.'
export const heading = 'Heading'
export const whichVehicles = 'Vehicles'
export const favourites = 'Favourites'
export const maximum = 'Maximum'
export const ifThereAreNone = 'Text if there are none'
export const ifThereAreNoneHelp = 'If empty, nothing is shown.'
export const seeOurStock = 'See our stock'
