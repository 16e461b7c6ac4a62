// Compiled from texts.json by npm run generate. Do not edit.

export const label = 'Offers teaser'
export const description = 'A text about the dealership and a button to the offers, for the home page.'
export const heading = 'Heading'
export const text = 'Text'
export const button = 'Button'
export const buttonHelp = 'If empty: Explore Offers, which leads to the special offers.'
export const aboutUs = 'About Us'
export const exploreOffers = 'Explore Offers'
