// Compiled from texts.json by npm run generate. Do not edit.

export const locationCarousel = 'Location carousel'
export const locationCarouselDescription = 'Your locations side by side, swiped on a phone.'
export const heading = 'Heading'
export const ourLocations = 'Our Locations'
export const introduction = 'Introduction'
export const swipeHint = 'Swipe to see more'
