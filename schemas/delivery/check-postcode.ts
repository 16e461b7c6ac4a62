import * as texts from './texts.ts'

/** vehicles §5, Delivery calculator; locations §5, Postcode field. */
export const postcodeWords = {
  missing: texts.pleaseEnterAPostcode,
  invalid: texts.invalidPostcode,
} as const

/** The error in a typed postcode; null if valid. Surrounding spaces are ignored. */
export function checkPostcode(typed: string): string | null {
  const postcode = typed.trim()
  if (postcode === '') return postcodeWords.missing
  return /^\d{4}$/.test(postcode) ? null : postcodeWords.invalid
}
