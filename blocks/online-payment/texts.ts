// Compiled from texts.json by npm run generate. Do not edit.

export const payAnInvoice = 'Pay an invoice'
export const payAnInvoiceDescription = 'Asks for the number and amount of an invoice, then continues to the payment. For /online-payment: shoppers sign in first. A link can prefill both: ?reference=INV-12&amount=250.'
export const heading = 'Heading'
export const payOnline = 'Pay online'
export const introduction = 'Introduction'
export const payInvoiceOrDepositByCard = 'Pay an invoice or a deposit by card. The receipt comes by email.'
export const labelOfTheNumber = 'Label of the number field'
export const invoiceNumber = 'Invoice number'
export const smallPrint = 'Small print'
export const continueToPayment = 'Continue to Payment'
export const youPayOnPageOurPaymentProvider = 'You pay on the page of our payment provider, so we never see your card.'
