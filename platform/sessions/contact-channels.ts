import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** Spellings of a number in digits: `+61412345678` -> `61412345678`, `0412345678`. Numbers typed into forms are compared by their digits. */
export function contactChannels(phone: string | null): string[] {
  const number = parsePhoneNumberFromString(phone ?? '')
  if (!number) return []
  return [number.number, number.formatNational()].map((text) => text.replaceAll(/\D/g, ''))
}
