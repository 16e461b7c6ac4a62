// Compiled from texts.json by npm run generate. Do not edit.

export const vehicleSpecifications = 'Vehicle specifications'
export const vehicleSpecificationsDescription = 'The vehicle’s specifications: four at first, all after Show More. Not shown if none are known.'
export const heading = 'Heading'
export const specifications = 'Specifications'
export const style = 'Style'
export const onePerLine = 'One per line'
export const aGrid = 'Grid'
export const caravanSpecificationsAmongThem = 'Include caravan specifications'
export const caravanSpecificationsAmongThemHelp = 'Turn this off if the page has the block Caravan specifications.'
