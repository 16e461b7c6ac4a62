// Compiled from texts.json by npm run generate. Do not edit.

export const pleaseEnterTheNumberOfYourInvoice = 'Please enter the number of your invoice.'
export const pleaseEnterAmount1OrMore = 'Please enter an amount of $1 or more.'
export const pleaseEnterAmount50000OrLess = 'Please enter an amount of $50,000 or less, or call us.'
export const pleaseEnterYourName = 'Please enter your name.'
export const weCannotReadTheAmount = 'We cannot read this amount. Please write it like 250 or 1,250.50.'
