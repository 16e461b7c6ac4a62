// Compiled from texts.json by npm run generate. Do not edit.

export const sendMeACode = 'Send me a code'
export const mobileNumber = 'Mobile number'
export const email = 'Email'
export const mobileNumberOrEmail = 'Mobile number or email'
export const enterYourLabel = ({ label }: { label: string | number }) => `Enter your ${label}.`
export const back = 'Back'
export const signIn = 'Sign in'
export const signInDescription = 'Shoppers sign in with a code sent by SMS or email. The heading names the reason, such as saving a vehicle.'
export const heading = 'Heading'
export const introduction = 'Introduction'
export const introductionHelp = 'If empty, it says why the shopper is asked to sign in, such as to save a vehicle or to pay.'
export const textBelowTheButton = 'Text below the button'
export const noPasswordNeeded = 'No password needed: we send you a code. If you do not have an account yet, we create one.'
export const sendANewCode = 'Send a new code'
export const enterTheCodeOfCodeLengthDigits = ({ codeLength }: { codeLength: string | number }) => `Enter the ${codeLength}-digit code.`
export const weHaveSentYouACode = 'We have sent you a code.'
export const weHaveSentACodeToTo = ({ to, codeMinutes }: { to: string | number; codeMinutes: string | number }) => `We have sent a code to ${to}. It is valid for ${codeMinutes} minutes.`
export const codeOfCodeLengthDigits = ({ codeLength }: { codeLength: string | number }) => `${codeLength}-digit code`
export const newCodeInSecondsS = ({ seconds }: { seconds: string | number }) => `New code in ${seconds} s`
export const takeAnotherEmail = 'Use another email'
export const takeAnotherNumber = 'Use another number'
export const enterMobileNumberOrEmailAddress = 'Enter a mobile number such as 0412 345 678, or an email address such as name@example.com.'
export const thisCodeIsIncorrectOrHasExpired = 'This code is incorrect or has expired. Check it, or request a new one. A code works only in the browser that requested it.'
export const tooManyRequests = 'Too many requests. Please wait a moment and try again.'
export const somethingWentWrongOnOurSide = 'Something went wrong on our side. Please try again in a moment.'
export const weCouldNotReachTheServer = 'We could not reach the server. Check your connection and try again.'
