// Compiled from texts.json by npm run generate. Do not edit.

export const websites = 'Websites'
export const business = 'Business'
export const websitesDescription = 'Other websites of the group. Vehicles and locations can belong to them.'
export const address = 'Address'
export const brand = 'Brand'
export const website = 'Website'
export const startWithHttps = 'Start with https://.'
