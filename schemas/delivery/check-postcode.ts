/** vehicles §5, Delivery calculator; locations §5, Postcode field. */
export const postcodeWords = {
  missing: 'Please enter a postcode.',
  invalid: 'Invalid postcode. Please enter a 4-digit number.',
} as const

/** What is wrong with a postcode that somebody typed, in words; null where it is one. Blanks around it are no fault. */
export function checkPostcode(typed: string): string | null {
  const postcode = typed.trim()
  if (postcode === '') return postcodeWords.missing
  return /^\d{4}$/.test(postcode) ? null : postcodeWords.invalid
}
