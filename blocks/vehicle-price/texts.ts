// Compiled from texts.json by npm run generate. Do not edit.

export const vehiclePrice = 'Vehicle price'
export const vehiclePriceDescription = 'The price of an available vehicle, the amount below the market price, and a weekly repayment.'
export const weeklyRepayment = 'Weekly repayment'
export const weeklyRepaymentHelp = 'With its comparison rate, if the lender gives one.'
