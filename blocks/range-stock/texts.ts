// Compiled from texts.json by npm run generate. Do not edit.

export const rangeStock = 'Stock of a model or brand'
export const rangeStockDescription = 'Vehicles in stock of the page’s model, or of its brand. Without any, nothing.'
export const heading = 'Heading'
export const maximum = 'Maximum'
export const inStockNow = 'In stock now'
export const seeAll = 'See all'
