// Compiled from texts.json by npm run generate. Do not edit.

export const label = 'Template block'
export const description = 'A heading and a text.'
export const heading = 'Heading'
export const text = 'Text'
