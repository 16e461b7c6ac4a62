// Compiled from texts.json by npm run generate. Do not edit.

export const brand = 'Brand'
export const brands = 'Brands'
export const stock = 'Stock'
export const pathOfTheBrandPage = 'Path of the brand page: /…/overview'
export const makes = 'Makes'
export const cars = 'Cars'
export const motorcycles = 'Motorcycles'
export const trucks = 'Trucks'
export const caravans = 'Caravans'
export const ownBrand = 'Own brand'
export const position = 'Order'
export const positionDescription = 'Brands with a number come first, lowest first. The others follow by name.'
