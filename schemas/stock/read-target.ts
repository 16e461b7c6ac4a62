import { decodeEntities } from '../lib/decode-entities.ts'
import { vehicleImage } from '../vehicle/vehicle.ts'
import {
  type FeedReading,
  isBlank,
  readFlag,
  readMoney,
  readNumber,
  readText,
  readYear,
  shown,
  unknown,
} from './feed-reading.ts'
import type { FeedMapping, FieldMapping } from './feed-mapping.ts'
import { type FeedTarget, feedTargets, type FeedUnit, hasUnits, unitsOfKind } from './feed-target.ts'
import { readDate } from './read-date.ts'

/** Between the entries of a list that is handed on as one cell: no feed writes this character. */
export const entryMark = '\u001f'

export interface TargetContext {
  thisYear: number
  dates: FeedMapping['dates']
}

/**
 * What a mapping makes of the cells it names for one target, as the vehicle keeps it: money in cents, distances in kilometres. `cells` are those
 * of `from`, in its order. A unit that the cell itself names goes before the mapping's.
 */
export function readTarget(
  target: FeedTarget,
  { mapping, cells }: { mapping: FieldMapping; cells: readonly string[] },
  { thisYear, dates }: TargetContext,
): FeedReading<unknown> {
  const { kind } = feedTargets[target]
  const words = wordsOf(mapping)
  const said = cells.filter((cell) => cell.trim() !== '')
  if (kind === 'lines' || kind === 'pictures' || kind === 'frames' || kind === 'films') {
    const entries = (said.length > 0 ? said : [mapping.otherwise ?? '']).flatMap((cell) =>
      entriesOf(cell, mapping.split),
    )
    return readList(kind, kind === 'lines' ? entries.map(words) : entries)
  }
  const joined = said.map((cell) => words(cell.replaceAll(entryMark, ', '))).join(mapping.join)
  const cell = isBlank(joined) && mapping.otherwise !== null ? mapping.otherwise : words(joined)
  switch (kind) {
    case 'text':
      return readText(cell)
    case 'address':
      return readAddress(cell)
    case 'long-text':
      return readLongText(cell)
    case 'number':
      return readNumber(cell, { max: 10_000_000 })
    case 'year':
      return readYear(cell, thisYear)
    case 'money':
      return mapping.unit === 'cents' ? inCents(cell) : readMoney(cell)
    case 'flag':
      return readFlag(cell)
    case 'word':
      return readWord(cell)
    case 'date':
      return readDate(cell, dates)
    default:
      return hasUnits(kind) ? readMeasure(cell, { kind, unit: mapping.unit }) : unknown(cell)
  }
}

/** The feed's word as ours, where the mapping says so. */
function wordsOf({ words }: FieldMapping): (cell: string) => string {
  const entries = Object.entries(words)
  if (entries.length === 0) return (cell) => cell
  const table = tables.get(words) ?? new Map(entries.map(([theirs, ours]) => [fold(theirs), ours]))
  tables.set(words, table)
  return (cell) => table.get(fold(cell)) ?? cell
}

const tables = new WeakMap<FieldMapping['words'], Map<string, string>>()
const fold = (word: string) => word.trim().toLowerCase()

const mostText = 20_000

/** Text of several lines; marks of a web page are taken out. */
export function readLongText(cell: string): FeedReading<string> {
  const words = /<\/?[a-z][^<>]*>/i.test(cell)
    ? cell.replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, '\n').replace(/<\/?[a-z][^<>]*>/gi, '')
    : cell
  const clean = decodeEntities(words)
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (clean === '') return unknown(cell)
  if (clean.length <= mostText) return { value: clean }
  return { value: clean.slice(0, mostText).trim(), remark: `cut at ${mostText} characters` }
}

/** Closed words are written as ours: `In Stock` -> `in_stock`. */
function readWord(cell: string): FeedReading<string> {
  const { value } = readText(cell)
  return isBlank(cell) || value === null || value === ''
    ? unknown(cell)
    : { value: fold(value).replace(/[\s-]+/g, '_') }
}

function inCents(cell: string): FeedReading<number> {
  const { value, remark } = readNumber(cell, { max: 50_000_000_00 })
  return value === null || value === 0
    ? unknown(cell, 'no price')
    : { value: Math.round(value), ...(remark ? { remark } : {}) }
}

const unitNames = {
  km: /^(?:kms?|kilomet(?:re|er)s?)$/i,
  miles: /^(?:mi|miles?)$/i,
  litres: /^l(?:itres?|iters?|tr)?$/i,
  cc: /^(?:cc|cm3|ccm)$/i,
  mm: /^mm$/i,
  cm: /^cm$/i,
  m: /^m(?:et(?:re|er)s?)?$/i,
  inches: /^(?:in|inch(?:es)?|")$/i,
  feet: /^(?:ft|feet|foot|')$/i,
  kg: /^(?:kgs?|kilos?|kilograms?)$/i,
  tonnes: /^(?:t|tonnes?|tons?)$/i,
  pounds: /^(?:lbs?|pounds?)$/i,
  dollars: /^(?:dollars?|\$)$/i,
  cents: /^cents?$/i,
} as const satisfies Record<FeedUnit, RegExp>

const isUnit = (name: string): name is FeedUnit => Object.hasOwn(unitNames, name)

function readMeasure(
  cell: string,
  { kind, unit }: { kind: keyof typeof unitsOfKind; unit: FeedUnit | null },
): FeedReading<number> {
  const factors: Partial<Record<FeedUnit, number>> = unitsOfKind[kind]
  const names = Object.keys(unitsOfKind[kind]).filter(isUnit)
  const tail = /[a-z"'$]+\d?\.?$/i.exec(cell.trim())?.[0].replace(/\.$/, '') ?? ''
  const named = names.find((name) => unitNames[name].test(tail))
  const factor = factors[named ?? unit ?? names[0] ?? 'km'] ?? 1
  const { value, remark } = readNumber(cell, { max: 10_000_000, ...(named ? { unit: unitNames[named] } : {}) })
  if (value === null) return { value, ...(remark ? { remark } : {}) }
  const ours = kind === 'distance' ? Math.round(value * factor) : Math.round(value * factor * 1_000) / 1_000
  const most = mostOf[kind]
  return ours > most ? unknown(cell, `unknown: it is beyond ${most}`) : { value: ours }
}

const mostOf = { money: 50_000_000_00, distance: 2_000_000, volume: 10_000, length: 100_000, mass: 200_000 }

const mostEntries = 200

/** At the feed's own mark; else where a list was a list; else at `|`, or at commas or semicolons where there is none. */
export function entriesOf(cell: string, split: string | null): string[] {
  const mark = split ?? (cell.includes(entryMark) ? entryMark : cell.includes('|') ? '|' : /[;,]\s*/)
  return cell
    .split(entryMark)
    .flatMap((entry) => (mark === entryMark ? [entry] : entry.split(mark)))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function readLines(entries: readonly string[]): FeedReading<string[]> {
  const lines = [...new Set(entries.flatMap((entry) => readText(entry, 200).value ?? []))]
  if (lines.length <= mostEntries) return { value: lines }
  return { value: lines.slice(0, mostEntries), remark: `the first ${mostEntries} of ${lines.length} taken` }
}

function readList(kind: 'lines' | 'pictures' | 'frames' | 'films', entries: readonly string[]): FeedReading<unknown> {
  switch (kind) {
    case 'lines':
      return readLines(entries)
    case 'pictures': {
      const { addresses, ...rest } = readAddresses([...new Set(entries)], { most: mostEntries, of: 'a picture' })
      return { ...rest, value: addresses.map((url) => vehicleImage.parse({ image: { url, thumb: { url } } })) }
    }
    case 'frames': {
      const { addresses, ...rest } = readAddresses(entries, { most: mostFrames, of: 'a picture' })
      return { ...rest, value: addresses.length === 0 ? null : addresses }
    }
    case 'films': {
      const { addresses, ...rest } = readAddresses([...new Set(entries)], { most: mostFilms, of: 'a film' })
      return { ...rest, value: addresses.length === 0 ? null : addresses.map((url) => ({ video: { url } })) }
    }
  }
}

/** A turn may show the same frame twice. */
const mostFrames = 360
const mostFilms = 20

/** Addresses of files; one that is none is left out, and never the vehicle. */
function readAddresses(
  entries: readonly string[],
  { most, of }: { most: number; of: string },
): { addresses: string[]; remark?: string } {
  const addresses = entries.filter(isPictureAddress).slice(0, most)
  const bad = entries.filter((address) => !isPictureAddress(address))
  const [first] = bad
  if (first === undefined) return { addresses }
  const more = bad.length > 1 ? ` and ${bad.length - 1} more` : ''
  return { addresses, remark: `'${shown(first)}'${more} left out: no address of ${of}` }
}

function readAddress(cell: string): FeedReading<string> {
  const { value } = readText(cell)
  if (value === null) return { value }
  return isPictureAddress(value) && value.length <= 400
    ? { value }
    : { value: null, remark: `'${shown(value)}' left out: no address` }
}

/** On the web, or on the site itself. */
export const isPictureAddress = (address: string): boolean =>
  address.length <= 2_000 &&
  !/[\s<>"\\]/.test(address) &&
  (/^\/(?!\/)/.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address)))
