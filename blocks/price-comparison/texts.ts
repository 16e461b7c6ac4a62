// Compiled from texts.json by npm run generate. Do not edit.

export const priceComparison = 'Price comparison'
export const priceComparisonDescription = 'A gauge of how this price compares with the market. Shown if the site has the Autogauge plugin and enough vehicles to compare.'
export const heading = 'Heading'
export const priceComparison2 = 'Price Comparison'
export const introduction = 'Introduction'
export const marketRange = 'Market range'
export const ourPrice = 'Our price'
export const dollarsBelowMarket = ({ dollars }: { dollars: string | number }) => `${dollars} below market`
export const dollarsToDollars = ({ dollars, dollars2 }: { dollars: string | number; dollars2: string | number }) => `${dollars} to ${dollars2}`
export const comparingThisPriceWithTheMarket = 'Comparing this price with the market…'
