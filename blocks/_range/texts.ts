// Compiled from texts.json by npm run generate. Do not edit.

export const newLabel = 'NEW'
export const allNewLabel = 'ALL NEW'
export const comingSoonLabel = 'COMING SOON'
export const fromPrice = ({ price }: { price: string | number }) => `From ${price}`
export const learnMore = 'Learn More'
