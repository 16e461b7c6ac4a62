// Compiled from texts.json by npm run generate. Do not edit.

export const youMustAgreeToTermsBeforeYou = 'You must agree to the terms before you spin.'
