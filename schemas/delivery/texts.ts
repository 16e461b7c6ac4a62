// Compiled from texts.json by npm run generate. Do not edit.

export const pleaseEnterAPostcode = 'Please enter a postcode.'
export const invalidPostcode = 'Invalid postcode. Please enter a 4-digit number.'
export const sorryWeCantProvideEstimateForThat = "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."
export const newZealand = 'New Zealand'
export const weDeliverAnywhereInCountries = ({ countries }: { countries: string | number }) => `We deliver anywhere in ${countries}. The price is a guide only.`
export const free = 'Free'
export const theseAreNoPostcodes = 'These are not postcodes.'
export const weDeliverTo = ({ places }: { places: string | number }) => `We deliver to ${places}. The price is a guide only.`
export const weDeliverWithin = ({ km }: { km: string | number }) => `We deliver anywhere within ${km} km of us. The price is a guide only.`
export const weDeliverToAndWithin = ({ places, km }: { places: string | number; km: string | number }) => `We deliver to ${places}, and anywhere within ${km} km of us. The price is a guide only.`
export const askUsAboutDelivery = 'Ask us about delivery. The price is a guide only.'
