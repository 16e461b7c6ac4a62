// Compiled from texts.json by npm run generate. Do not edit.

export const firstName = 'First Name'
export const lastName = 'Last Name'
export const postcode = 'Postcode'
export const mobileNumber = 'Mobile Number'
export const emailAddress = 'Email Address'
export const invoiceNumber = 'Invoice number'
export const amount = 'Amount'
export const amountHint = 'Such as 250 or 1,250.50'
export const yourName = 'Your name'
export const showThisCodeWhenYouCollectIt = 'Show this code when you collect it. If we have your email address, we have emailed it to you too.'
export const noPrizeThisTime = 'No prize this time. Thank you for spinning.'
export const youHaveWon = ({ label }: { label: string | number }) => `You have won: ${label}`
