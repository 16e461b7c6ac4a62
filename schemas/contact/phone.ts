import { cleanTyped } from './clean-typed.ts'

/** One number: its digits, after `+` if it is international, and its extension. */
export interface Phone {
  number: string
  extension: string
}

/** A typed number without invisible marks, as it is shown. */
export const cleanPhone = (typed: string): string => cleanTyped(typed).replace(/^tel:\s*/i, '')

const longest = 80

/** Reads exactly one number; null for none, and for two in one field. */
export function readPhone(typed: string): Phone | null {
  const text = cleanPhone(typed)
  if (text.length > longest) return null
  const [, main = text, extension = ''] =
    /^(.*\d.*?)[\s,;]*(?<=[\s,;)\d])(?:ext(?:ension|n)?\.?|x|#)[\s:=.]*(\d{1,6})$/i.exec(text) ?? []
  const unlabelled = main.replace(/^[a-z .]+:?\s*(?=[\d+(])/i, '')
  const international = unlabelled.replace(/^\(?(?:0011|00(?=6[14]))\)?/, '+').replace(/^(\+[\d\s-]+)\(0\)/, '$1')
  const digits = toDigits(international.replaceAll(/[\s().-]/g, ''))
  return /^\+?\d{5,15}$/.test(digits) ? { number: digits, extension } : null
}

/** Letters count as digits in the numbers that are sold as words: `1300 BL CARS`, `0800 DRIVE ME`. */
function toDigits(number: string): string {
  if (!/[a-z]/i.test(number) || !/^(?:1[38]|0800|0508)/.test(number)) return number
  const digits = number.replaceAll(/[a-z]/gi, (letter) => keys[letter.toLowerCase()] ?? '')
  if (/^1[38]00/.test(digits)) return digits.slice(0, 10)
  return digits.startsWith('13') ? digits.slice(0, 6) : digits
}

/** The letters on the keys 2 to 9. */
const keys: Readonly<Record<string, string>> = Object.fromEntries(
  ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'].flatMap((letters, index) =>
    letters.split('').map((letter) => [letter, String(index + 2)]),
  ),
)

/** The address that dials a number, of two in one field the first; null if nothing can be dialled. */
export function toTelHref(typed: string): string | null {
  const phone = readPhone(typed) ?? readPhone(cleanPhone(typed).split(/[/,;|&]|\bor\b|\band\b/i)[0] ?? '')
  return phone && `tel:${phone.number}${phone.extension && `;ext=${phone.extension}`}`
}

/** Long enough for a number with its area code. */
export const isWholePhone = (typed: string): boolean => (readPhone(typed)?.number.replace('+', '').length ?? 0) >= 8

const countryCodes = { AU: '+61', NZ: '+64' } as const

/** The one stored spelling, E.164 and then the extension: `+61755500110 ext. 4`. Text that is not one number stays, cleaned. */
export function storedPhone(typed: string, country: keyof typeof countryCodes): string {
  const phone = readPhone(typed)
  if (!phone) return cleanPhone(typed)
  const { number, extension } = phone
  return `${toE164(number, country)}${extension && ` ext. ${extension}`}`
}

function toE164(number: string, country: keyof typeof countryCodes): string {
  const code = countryCodes[country]
  if (number.startsWith('+')) return number.replace(/^(\+6[14])0/, '$1')
  if (number.startsWith('0')) return code + number.slice(1)
  if (number.startsWith(code.slice(1)) && number.length >= 10) return `+${number}`
  // A number without its area code, or a short number, is dialled as it is.
  return country === 'AU' && /^(?:1[38]00\d{6}|13\d{4})$/.test(number) ? code + number : number
}
