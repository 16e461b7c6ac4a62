/** What a typed number measures; it decides which units and separators are possible. */
export type AmountKind = 'money' | 'kilometres' | 'percent' | 'measure' | 'year' | 'term'

interface Units {
  before?: RegExp
  after?: RegExp
  /** Whether `30k` and `1.5m` are possible, and a single separator before three digits separates thousands. */
  isLarge: boolean
}

const currency = /^(?:(?:a|au|nz|us)?\$|aud|nzd)\s*/

const units: Record<Exclude<AmountKind, 'term'>, Units> = {
  money: { before: currency, after: /\s*(?:\$|aud|nzd|dollars?|bucks)$/, isLarge: true },
  kilometres: { after: /\s*(?:kms?|kilomet(?:re|er)s?)$/, isLarge: true },
  percent: { after: /\s*(?:%|per\s?cent)?(?:\s*(?:p\.?\s?a\.?|a year|per year|per annum))?$/, isLarge: false },
  measure: { before: currency, after: /\s*(?:l|litres?|l\s?\/\s?100\s?kms?)$/, isLarge: false },
  year: { isLarge: false },
}

/**
 * The number in text as people type it, or null if it is none or could be two: `$29,990`, `30k`, `30 000 km`, `1.5m`, `$32.990,00`,
 * `7,5 %`. A term is in years: `5 years`, `60m`, `4 years 6 months`. In money and kilometres `30,000` is thirty thousand and `32.990` is refused; elsewhere a single separator is a decimal one.
 */
export function readAmount(text: string, kind: AmountKind): number | null {
  if (text.length > 60) return null
  const plain = normalize(text)
  if (kind === 'term') return readTerm(plain)
  const { before, after, isLarge } = units[kind]
  const bare = plain.replace(before ?? '', '').replace(after ?? '', '')
  const [, sign = '', digits = '', multiplier] = /^([-−]?)\s*(.*?)\s*(k|thousand|m|mil|million)?$/.exec(bare) ?? []
  if (multiplier && !isLarge) return null
  const value = readDigits(digits.replace(before ?? '', ''), isLarge && !multiplier)
  if (value === null) return null
  const scaled = multiplier ? value * (/^[kt]/.test(multiplier) ? 1_000 : 1_000_000) : value
  const exact = toMillionths(scaled)
  return sign === '' || exact === 0 ? exact : -exact
}

/** Avoids 32.9 * 1000 = 32899.999999999996. */
const toMillionths = (value: number) => Math.round(value * 1e6) / 1e6

const termUnits = [
  { after: /[\s-]*(?:years?|yrs?|y)$/, perYear: 1 },
  { after: /[\s-]*(?:months?|mths?|mos?|m)$/, perYear: 12 },
  { after: /[\s-]*(?:fortnights?|fn)$/, perYear: 26 },
  { after: /[\s-]*(?:weeks?|wks?|w)$/, perYear: 52 },
] as const

/** In years, which a bare number is too. */
function readTerm(text: string): number | null {
  const [, years, months] = /^(.*(?:years?|yrs?|y))[\s,]*(?:and\s+)?(\d.*(?:months?|mths?|mos?|m))$/.exec(text) ?? []
  if (years !== undefined && months !== undefined) {
    const [whole, rest] = [readTerm(years), readTerm(months)]
    return whole === null || rest === null ? null : toMillionths(whole + rest)
  }
  const unit = termUnits.find(({ after }) => after.test(text))
  const value = readDigits(unit ? text.replace(unit.after, '') : text, false)
  return value === null ? null : toMillionths(value / (unit?.perYear ?? 1))
}

/** Limits of an amount of money that a shopper types, in dollars. */
export const moneyLimits = { min: 1, max: 5_000_000 } as const

/** More than a car can have driven. */
export const mostKilometres = 2_000_000

/** An amount in dollars within the limits, or null. */
export function readMoneyWithinLimits(text: string): number | null {
  const amount = readAmount(text, 'money')
  return amount === null || amount < moneyLimits.min || amount > moneyLimits.max ? null : amount
}

/** An amount of money in dollars; `10%` is that part of `whole`, which is in dollars too. */
export function readMoneyOrShare(text: string, whole: number): number | null {
  const share = /^(.*)(?:%|per\s?cent)$/.exec(normalize(text))
  if (!share) return readAmount(text, 'money')
  const percent = readAmount(share[1] ?? '', 'percent')
  return percent === null ? null : Math.round(whole * percent) / 100
}

const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[’'`\s]+/g, ' ')
    .trim()
    .toLowerCase()

function readDigits(text: string, groupsThousands: boolean): number | null {
  const number = findNumber(text, groupsThousands)
  return number === null ? null : Number(number)
}

const plainNumber = /^\d{1,12}$|^\d{0,12}[.,]\d{1,8}$|^\d{1,12}[.,]$/
/** The separator of thousands may be `,`, `.` or a space, each with another decimal separator. */
const grouped = [
  { pattern: /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/, separator: ',' },
  { pattern: /^\d{1,3}(?:\.\d{3})+(?:,\d{0,2})?$/, separator: '.' },
  { pattern: /^\d{1,3}(?: \d{3})+(?:[.,]\d{0,2})?$/, separator: ' ' },
] as const

function findNumber(text: string, groupsThousands: boolean): string | null {
  const isSingle = /^\d{1,12}[.,]\d{3}$/.test(text)
  if (isSingle && groupsThousands && text.includes('.')) return null
  if (isSingle && !groupsThousands) return text.replace(',', '.')
  const found = grouped.find(({ pattern }) => pattern.test(text))
  if (found) return text.replaceAll(found.separator, '').replace(',', '.')
  return plainNumber.test(text) && !isSingle ? text.replace(',', '.') : null
}
