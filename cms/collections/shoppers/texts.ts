// Compiled from texts.json by npm run generate. Do not edit.

export const shopper = 'Shopper'
export const shoppers = 'Shoppers'
export const customers = 'Customers'
export const shoppersDescription = 'Shoppers who have signed in on the site. They have no access to this admin.'
export const firstName = 'First name'
export const lastName = 'Last name'
export const email = 'Email'
