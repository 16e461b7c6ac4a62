// Compiled from texts.json by npm run generate. Do not edit.

export const savedSearch = 'Saved search'
export const savedSearches = 'Saved searches'
export const customers = 'Customers'
export const savedSearchesDescription = 'Searches saved by shoppers, with alerts about new vehicles.'
export const searchUrl = 'Search URL'
export const alertsOn = 'Alerts on'
export const lastAlert = 'Last alert'
