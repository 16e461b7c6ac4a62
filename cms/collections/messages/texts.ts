// Compiled from texts.json by npm run generate. Do not edit.

export const message = 'Message'
export const messages = 'Messages'
export const customers = 'Customers'
export const messagesDescription = 'Messages sent by the site. Without an email or SMS provider, messages are only stored here.'
export const sms = 'SMS'
export const email = 'Email'
export const text = 'Text'
export const html = 'HTML'
export const headers = 'Headers'
export const attachments = 'Attachments'
export const providerResponse = 'Provider response'
