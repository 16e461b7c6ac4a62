// Compiled from texts.json by npm run generate. Do not edit.

export const deliveryCalculator = 'Delivery calculator'
export const deliveryCalculatorDescription = 'Quotes delivery of this vehicle to a postcode, by the delivery zones of your site (Business, Delivery zones).'
export const heading = 'Heading'
export const deliveryCalculator2 = 'Delivery Calculator'
export const introduction = 'Introduction'
export const introductionHelp = 'If empty, it says how far your delivery zones reach and that the price is a guide only.'
export const button = 'Button'
export const getAQuote = 'Get a Quote'
export const workingOutYourDelivery = 'Calculating your delivery price…'
export const postcode = 'Postcode'
export const enterYourPostcodeToSeeWhatIt = ({ vehicleNoun }: { vehicleNoun: string | number }) => `Enter your postcode to see the cost of delivering this ${vehicleNoun}.`
export const deliveryToPostcode = ({ postcode, name }: { postcode: string | number; name: string | number }) => `Delivery to ${postcode}, ${name}`
