/** An estimate stands so long. */
export const goodForDays = 7
