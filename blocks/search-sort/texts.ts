// Compiled from texts.json by npm run generate. Do not edit.

export const searchCountAndOrder = 'Search count and sort order'
export const searchCountAndOrderDescription = 'The number of matching vehicles, and their sort order.'
export const label = 'Label'
export const sortBy = 'Sort by'
export const orders = 'Sort options'
export const ordersHelp = 'If empty, all. “Nearest first” is offered only to shoppers who have entered a place.'
export const shows = 'Show'
export const theCountAndTheSortOrder = 'Count and sort order'
export const onlyTheCount = 'Count only'
export const onlyTheSortOrder = 'Sort order only'
export const searching = 'Searching…'
