// Compiled from texts.json by npm run generate. Do not edit.

export const brandGrid = 'Brand grid'
export const brandGridDescription = 'The site’s brands by group: cars, motorcycles, trucks, own brands, caravans. Each leads to the brand’s page.'
export const heading = 'Heading'
export const introduction = 'Introduction'
export const groups = 'Groups'
export const groupsHelp = 'Without a choice, all groups.'
export const car = 'Car Brands'
export const motorcycle = 'Motorcycle Brands'
export const truck = 'Truck Brands'
export const own = 'Our Own Brands'
export const caravan = 'Caravan Brands'
