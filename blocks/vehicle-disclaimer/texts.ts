// Compiled from texts.json by npm run generate. Do not edit.

export const vehicleDisclaimer = 'Vehicle disclaimer'
export const vehicleDisclaimerDescription = 'Small print about the price and description, with a link to the terms and conditions.'
export const smallPrint = 'small print'
export const text = 'Text'
export const textHelp = 'If empty, it says that price, specifications and availability need to be confirmed.'
export const linkToTermsAndConditions = 'Link to /terms-and-conditions'
export const termsAndConditions = 'Terms and conditions'
export const disclaimer = 'Disclaimer'
export const pricesSpecificationsAndPicturesAreAGuide = ({ item_type }: { item_type: string | number }) => `Prices, specifications and pictures are a guide only, and this ${item_type} may be sold before this page is updated. Please confirm the details with us before you buy.`
