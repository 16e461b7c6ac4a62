// Compiled from texts.json by npm run generate. Do not edit.

export const vehicleDetailsCard = 'Vehicle details card'
export const vehicleDetailsCardDescription = 'A card that identifies the vehicle: stock number, registration, VIN, build and compliance dates, location.'
export const heading = 'Heading'
export const vehicleDetails = 'Vehicle Details'
export const details = 'Details'
export const detailsHelp = 'Shown in this order. If empty, all that are known. The registration’s expiry is shown if the site has that feature.'
