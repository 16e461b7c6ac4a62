import { dayAt } from '#schemas/lib/day.ts'
import { feedTargets, isFeedTarget } from '#schemas/stock/feed-target.ts'
import { formatAmount } from '../fields/amount.ts'
import * as texts from './texts.ts'

/** The label of one of our fields; the name itself if there is none. */
export const fieldWords = (name: string): string => (isFeedTarget(name) ? feedTargets[name].label : name)

interface StoredValue {
  name: string
  value: unknown
  /** The site's; null while it is not known. */
  timeZone: string | null
}

/** Formats a value as stored: cents as dollars, moments as their day, lists by their length, empty as a dash. */
export function valueWords({ name, value, timeZone }: StoredValue): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value))
    return `${value.length} ${name === 'images' ? 'picture' : 'entr'}${getEnding(name, value.length)}`
  if (typeof value === 'number')
    return isMoney(name) ? `$${formatAmount(value)}` : value.toLocaleString('en-AU', { useGrouping: name !== 'year' })
  if (typeof value !== 'string') return JSON.stringify(value)
  const kind = isFeedTarget(name) ? feedTargets[name].kind : 'text'
  if (kind === 'day') return value.slice(0, 10)
  if (kind === 'date') return timeZone === null ? '…' : dayAt(new Date(value), timeZone)
  return kind === 'word' ? (value.charAt(0).toUpperCase() + value.slice(1)).replaceAll('_', ' ') : value
}

const isMoney = (name: string): boolean => isFeedTarget(name) && feedTargets[name].kind === 'money'

function getEnding(name: string, length: number): string {
  if (name === 'images') return length === 1 ? '' : 's'
  return length === 1 ? 'y' : 'ies'
}
