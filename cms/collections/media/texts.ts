// Compiled from texts.json by npm run generate. Do not edit.

export const picture = 'Picture'
export const pictures = 'Pictures'
export const alternativeText = 'Alternative text'
export const alternativeTextDescription = 'Describes the picture for screen readers, such as “Red hatchback in front of our showroom”. Leave it empty for decoration.'
export const website = 'Website'
