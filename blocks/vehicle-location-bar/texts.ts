// Compiled from texts.json by npm run generate. Do not edit.

export const locationBar = 'Location bar'
export const locationBarDescription = 'Names the vehicle’s city if it differs from the main location’s.'
export const canBeDismissed = 'Shoppers can dismiss it'
export const locatedInAnotherCity = 'Located in another city'
export const getDirections = 'Get Directions'
export const location = 'Location'
export const locatedAtCity = ({ city }: { city: string | number }) => `Located at ${city}`
