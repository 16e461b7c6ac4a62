// Compiled from texts.json by npm run generate. Do not edit.

export const thisSiteDoesNotStoreResultsValuations = 'This site does not store results of valuations.'
export const estimateDollarsToDollarsForCarWas = ({ dollars, dollars2, car, lead }: { dollars: string | number; dollars2: string | number; car: string | number; lead: string | number }) => `The estimate of ${dollars} to ${dollars2} for a ${car} was accepted (lead ${lead}). It depends on an inspection: please arrange a time to inspect the car.`
export const theirCar = 'Their car'
export const registration = 'Registration'
export const kilometres = 'Kilometres'
export const estimate = 'Estimate'
export const noneCallWithAFigure = 'None. Call the shopper with a figure.'
