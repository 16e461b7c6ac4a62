// Compiled from texts.json by npm run generate. Do not edit.

export const similarVehicles = 'Similar vehicles'
export const similarVehiclesDescription = 'Up to six similar vehicles in stock: the same model first, at a similar price.'
export const heading = 'Heading'
export const maximum = 'Maximum'
