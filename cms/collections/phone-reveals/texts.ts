// Compiled from texts.json by npm run generate. Do not edit.

export const phoneNumberView = 'Phone number view'
export const phoneNumberViews = 'Phone number views'
export const customers = 'Customers'
export const phoneNumberViewsDescription = 'Each time a shopper revealed a dealer’s phone number.'
export const vehicle = 'Vehicle'
