// Compiled from texts.json by npm run generate. Do not edit.

export const vehicleKeyFacts = 'Vehicle key facts'
export const vehicleKeyFactsDescription = 'Key information in a grid, and the specifications: four at first, all after Show More.'
export const heading = 'Heading'
export const keyInformation = 'Key information'
export const facts = 'Facts'
export const factsHelp = 'Shown in this order. If empty, all that are known.'
export const style = 'Style'
export const textOnly = 'Text only'
export const withIcons = 'With icons'
export const specifications = 'Specifications'
export const headingOfTheSpecifications = 'Specifications heading'
