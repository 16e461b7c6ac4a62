// Compiled from texts.json by npm run generate. Do not edit.

export const review = 'Review'
export const reviews = 'Reviews'
export const business = 'Business'
export const customer = 'Customer'
export const stars = 'Stars'
export const date = 'Date'
export const ourReply = 'Our reply'
export const replyDate = 'Reply date'
export const google = 'Google'
export const showOnTheWebsite = 'Show on the website'
export const picture = 'Picture'
export const pictureDescription = 'Of the customer or the handover.'
