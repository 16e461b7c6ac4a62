// Compiled from texts.json by npm run generate. Do not edit.

export const dealerComments = 'Dealer comments'
export const dealerCommentsDescription = 'The dealer’s comments about the vehicle. Text over 400 characters is cut, with a toggle.'
export const heading = 'Heading'
export const showMore = 'Show More'
export const showLess = 'Show Less'
