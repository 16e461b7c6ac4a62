import { readText } from './read-text.ts'
import { type FeedReading, isBlank, unknown } from './reading.ts'

/** Closed words are written as ours: `In Stock` -> `in_stock`. */
export function readWord(cell: string): FeedReading<string> {
  const { value } = readText(cell)
  return isBlank(cell) || value === null || value === ''
    ? unknown(cell)
    : { value: value.toLowerCase().replace(/[\s-]+/g, '_') }
}

/** `true`, `yes`, `1` and their opposites. */
export function readFlag(cell: string): FeedReading<boolean> {
  if (/^\s*(?:true|yes|y|1)\s*$/i.test(cell)) return { value: true }
  if (/^\s*(?:false|no|n|0)?\s*$/i.test(cell)) return { value: cell.trim() === '' ? null : false }
  return unknown(cell, 'unknown: it is neither yes nor no')
}
