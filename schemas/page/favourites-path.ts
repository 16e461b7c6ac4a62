/** The page of a shopper's favourites. `Site.hasFavourites` says whether a site has it. */
export const favouritesPath = '/favourites'
