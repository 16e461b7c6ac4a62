// Compiled from texts.json by npm run generate. Do not edit.

export const tooManyAttempts = ({ seconds }: { seconds: string | number }) => `Too many attempts. Wait ${seconds} seconds, then try again.`
export const yourSecondFactorIsAlreadyOn = 'Your second factor is already on. Remove it first.'
export const ofEmail = ({ email }: { email: string | number }) => `Of ${email}`
export const someValuesSentNotValid = 'Some of the values sent are not valid.'
export const signInToContinue = 'Sign in to continue.'
export const thisCodeIncorrectOrWasAlreadyUsed = 'This code is incorrect or was already used. Enter the next one.'
export const yourAccountDoesNotPermissionToDo = 'Your account does not have permission to do this.'
