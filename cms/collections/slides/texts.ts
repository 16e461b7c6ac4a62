// Compiled from texts.json by npm run generate. Do not edit.

export const slide = 'Slide'
export const slides = 'Slides'
export const slidesDescription = 'Pictures with text. A slider block shows the slides chosen in it.'
export const heading = 'Heading'
export const picture = 'Picture'
export const pictureDescription = 'Ideally 1920 × 695 pixels.'
export const chooseAPicture = 'Choose a picture. A slide without one is not shown.'
export const link = 'Link'
export const linkDescription = 'Such as /finance or https://example.com. If empty, the slide has no button.'
export const startWithForPageThisSite = 'Start with / for a page of this site, or with https:// for another.'
export const hideTheHeadingAndShading = 'Hide the heading and shading'
export const website = 'Website'
