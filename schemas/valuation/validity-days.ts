/** Days for which an estimate is valid. */
export const validityDays = 7
