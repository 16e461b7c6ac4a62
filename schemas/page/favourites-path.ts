/** The page that lists what a shopper kept. Only its own site says whether there is one: `Site.hasFavourites`. */
export const favouritesPath = '/favourites'
