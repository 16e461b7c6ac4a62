// Compiled from texts.json by npm run generate. Do not edit.

export const specifications = 'Specifications'
export const features = 'Features'
export const andLeftMoreOnItsPage = ({ left }: { left: string | number }) => `and ${left} more on its page`
export const fromTheDealer = 'From the dealer'
export const asAdvertisedOnDay = ({ day }: { day: string | number }) => `As advertised on ${day}. Prices, specifications and availability may have changed since: scan the code to see the vehicle as it is now.`
export const dealerLicenceLicence = ({ licence }: { licence: string | number }) => `Dealer licence ${licence}`
export const pageIndexOfCount = ({ index, count }: { index: string | number; count: string | number }) => `Page ${index} of ${count}`
