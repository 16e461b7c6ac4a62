// Compiled from texts.json by npm run generate. Do not edit.

export const unableToFetchRatings = 'Unable to fetch Snap 21 ratings at this moment.'
export const itAnsweredStatus = ({ status }: { status: string | number }) => `It answered ${status}.`
export const thePaymentProviderPaymentsUrl = 'The payment provider (PAYMENTS_URL)'
export const theRangeBeginsAboveItsEnd = 'The range begins above its end.'
export const theLender = 'The lender'
export const thePriceGuide = 'The price guide'
export const theReviewsService = 'The reviews service'
export const thePlaceFinder = 'The address lookup'
export const theRegisterOfNumberPlates = 'The registration lookup'
export const theGuideToTradeIns = 'The trade-in guide'
