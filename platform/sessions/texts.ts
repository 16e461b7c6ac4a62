// Compiled from texts.json by npm run generate. Do not edit.

export const codeIsYourCodeForName = ({ code, name }: { code: string | number; name: string | number }) => `${code} is your code for ${name}`
export const codeYourCodeToSignInTo = ({ code, name, codeMinutes }: { code: string | number; name: string | number; codeMinutes: string | number }) => `${code} is your code to sign in to ${name}. It works once, for ${codeMinutes} minutes, in the browser that requested it. If you did not request it, ignore this message.`
export const enterMobileNumberOrEmailAddress = 'Enter a mobile number such as 0412 345 678, or an email address such as name@example.com.'
export const codeWorksOnlyInBrowserThatRequested = 'A code works only in the browser that requested it. Enter it there, or request a new code here.'
