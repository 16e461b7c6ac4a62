// Compiled from texts.json by npm run generate. Do not edit.

export const savedVehicle = 'Saved vehicle'
export const savedVehicles = 'Saved vehicles'
export const customers = 'Customers'
export const savedVehiclesDescription = 'Vehicles on the watchlists of shoppers.'
export const vehicle = 'Vehicle'
export const lastAlertedPrice = 'Last alerted price'
export const priceAlert = 'Price alert'
