// Compiled from texts.json by npm run generate. Do not edit.

export const searchChosenFilters = 'Active search filters'
export const searchChosenFiltersDescription = 'The active filters, which shoppers can remove one by one or all at once. Not shown if none are active.'
export const textToClearAll = 'Text of the “Clear all” button'
export const clearAll = 'Clear all'
export const chosenFilters = 'Active filters'
