// Compiled from texts.json by npm run generate. Do not edit.

export const promotion = 'Promotion'
export const promotionDescription = 'Current offers and promotions of the site, from their start until their end: chosen promotions or all.'
export const heading = 'Heading'
export const promotions = 'Promotions'
export const allCurrentPromotions = 'All current promotions'
export const chosenPromotions = 'Chosen promotions, while current'
export const paymentMethods = 'Payment methods'
export const maximum = 'Maximum'
