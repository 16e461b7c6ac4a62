/** One-time codes: number of digits, validity in minutes, attempts, and the delay before another request in seconds. */
export const codeLength = 6
export const codeMinutes = 10
export const codeTries = 5
export const codeAgainAfter = 30
