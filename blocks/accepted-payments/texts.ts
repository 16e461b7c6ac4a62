// Compiled from texts.json by npm run generate. Do not edit.

export const googlePay = 'Google Pay'
export const applePay = 'Apple Pay'
export const acceptedPayments = 'Accepted payments'
export const acceptedPaymentsDescription = 'A strip of the cards and wallets that the dealer accepts.'
export const textBefore = 'Text before'
export const paymentMethods = 'Payment methods'
export const paymentMethodsHelp = 'If empty, all five.'
export const textAfter = 'Text after'
export const visa = 'VISA'
export const pay = 'Pay'
