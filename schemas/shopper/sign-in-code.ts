/** A one-time code: so many digits, good for so many minutes and tries; another one can be asked for after so many seconds. */
export const codeLength = 6
export const codeMinutes = 10
export const codeTries = 5
export const codeAgainAfter = 30
