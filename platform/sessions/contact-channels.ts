import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** The digits by which people write a number: `+61412345678` -> `61412345678`, `0412345678`. What they typed into a form is compared by its digits. */
export function contactChannels(phone: string | null): string[] {
  const number = parsePhoneNumberFromString(phone ?? '')
  if (!number) return []
  return [number.number, number.formatNational()].map((text) => text.replaceAll(/\D/g, ''))
}
