import { termWords } from '#schemas/finance/term-words.ts'
import { type AmountKind, readAmount } from '#schemas/lib/read-amount.ts'
import * as texts from '../texts.ts'
import { formatNumber } from './number-text.ts'

interface TypedNumberRules {
  kind: AmountKind
  /** Smallest and largest allowed number. */
  min?: number | undefined
  max?: number | undefined
  /** The number of an empty field; 'refuse' for a field that needs one. */
  whenEmpty?: number | 'refuse' | undefined
  prefix?: string | undefined
  suffix?: string | undefined
  /** Another reader than the one of the kind. */
  read?: ((text: string) => number | null) | undefined
}

/** `value` is null for an empty field and where there is a problem. */
interface TypedNumber {
  value: number | null
  problem: string | null
}

/** The number in a field's text, or what is wrong with it in words for the shopper. */
export function readTypedNumber(text: string, rules: TypedNumberRules): TypedNumber {
  const { kind, min = 0, max = Number.POSITIVE_INFINITY, whenEmpty, read = (typed) => readAmount(typed, kind) } = rules
  if (text.trim() === '' && whenEmpty !== 'refuse') return { value: whenEmpty ?? null, problem: null }
  const value = read(text)
  if (value === null) return { value: null, problem: unreadable[kind] }
  if (value < min || value > max) return { value: null, problem: describeBounds(rules) }
  return { value, problem: null }
}

const unreadable = {
  money: texts.cannotReadAmount,
  kilometres: texts.cannotReadKilometres,
  percent: texts.cannotReadRate,
  measure: texts.cannotReadNumber,
  year: texts.cannotReadYear,
  term: texts.cannotReadTerm,
} as const satisfies Record<AmountKind, string>

function describeBounds({ kind, min = 0, max, prefix = '', suffix = '' }: TypedNumberRules): string {
  const write = (bound: number) =>
    kind === 'term' ? termWords(bound) : `${prefix}${kind === 'year' ? bound : formatNumber(bound)}${suffix}`
  return max === undefined
    ? texts.pleaseEnterAtLeast({ min: write(min) })
    : texts.pleaseEnterFromTo({ min: write(min), max: write(max) })
}
