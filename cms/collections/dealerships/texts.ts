// Compiled from texts.json by npm run generate. Do not edit.

export const dealership = 'Dealership'
export const dealerships = 'Dealerships'
export const business = 'Business'
export const dealershipsDescription = 'The businesses of the group. The stock of each is listed at /search/ followed by the address below.'
export const dealerLicence = 'Dealer licence'
export const repairerLicence = 'Repairer licence'
export const brands = 'Brands'
export const features = 'Features'
export const featuresHelp = 'For the vehicles and the locations of this dealership. What is not switched here follows the site.'
