// Compiled from texts.json by npm run generate. Do not edit.

export const priceAlert = 'Price alert'
export const priceAlerts = 'Price alerts'
export const customers = 'Customers'
export const priceAlertsDescription = 'Shoppers who want an alert when the price of a vehicle drops.'
export const lastAlertedPrice = 'Last alerted price'
export const lastAlert = 'Last alert'
export const unsubscribed = 'Unsubscribed'
