import { hash } from 'node:crypto'
import { feedVehicle, requiredFields, type FeedField, type FeedVehicle } from '#schemas/stock/feed-vehicle.ts'
import type { RowNote } from '#schemas/stock/import-report.ts'
import { copyCells } from './copy-rows.ts'
import type { ReadRow } from './feed-reader.ts'

/** What a row says of its vehicle; the number stands beside it. */
const feedFacts = feedVehicle.omit({ stocknum: true })
export type FeedFacts = Omit<FeedVehicle, 'stocknum'>

/** What is completed from the stock's own places, or follows from the status; all else is stored as the feed says it. */
const completed = [
  'sold_at',
  'location_name',
  'location_phone',
  'city',
  'state',
  'dealership_name',
  'dealership_slug',
] as const satisfies readonly (keyof FeedFacts)[]

export const factColumns = feedFacts.keyof().options.filter((column) => !completed.some((name) => name === column))

/** A row that names a vehicle. `base` is its stock number, or the number that stands for its identity; `raw` tells equal rows. */
export interface ValidRow {
  line: number
  cells: string[]
  base: string
  isNumbered: boolean
  raw: string
  vehicle: FeedFacts
  /** The facts of `factColumns`, as COPY takes them: written once, to be told from the last and to be stored. */
  facts: string
  /** Of what the feed says; while it stays the same, nothing needs writing. */
  fingerprint: string
  notes: Omit<RowNote, 'stocknum'>[]
}

export interface RefusedRow {
  cells: string[]
  note: RowNote
}

export type RowVerdict = { ok: true; row: ValidRow } | ({ ok: false } & RefusedRow)

/** Validates rows of a feed that knows these fields. */
export function rowValidator(fields: readonly FeedField[]): (row: ReadRow) => RowVerdict {
  const known = fields.join()
  return (row) => validateRow(row, { fields, known })
}

interface Known {
  fields: readonly FeedField[]
  /** Their names as one text: a feed that comes to know more says more, in the same words. */
  known: string
}

function validateRow({ line, cells, reading }: ReadRow, { fields, known }: Known): RowVerdict {
  const reject = (stocknum: string | null, field: string | null, reason: string): RowVerdict => ({
    ok: false,
    cells,
    note: { line, stocknum, outcome: 'rejected', field, reason },
  })
  if (reading.kind === 'rejected') return reject(reading.stocknum, reading.field, reading.reason)
  const base = 'stocknum' in reading ? reading.stocknum : `L${shortHash(reading.identity)}`
  const parsed = feedFacts.safeParse(reading.values)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return reject(base, String(issue?.path[0] ?? ''), `cannot be used: ${issue?.message ?? 'not valid'}`)
  }
  const lacking = requiredFields.find((field) => fields.includes(field) && parsed.data[field] === undefined)
  if (lacking) return reject(base, lacking, `a vehicle needs its ${lacking}`)
  const facts = copyCells(factColumns.map((column) => parsed.data[column]))
  const others = copyCells(completed.map((column) => parsed.data[column]))
  const fingerprint = digest(`${known}\t${base}\t${others}\t${facts}`)
  const isNumbered = 'stocknum' in reading
  return {
    ok: true,
    row: {
      line,
      cells,
      base,
      isNumbered,
      raw: isNumbered ? fingerprint : digest(cells.join('\u001f')),
      vehicle: parsed.data,
      facts,
      fingerprint,
      notes: reading.remarks.map(({ field, reason }) => ({ line, outcome: 'changed', field, reason })),
    },
  }
}

const digest = (text: string) => hash('sha1', text, 'base64url')

/** Ten letters and digits: even among a million vehicles the odds that any two share them are one in seven thousand. */
const shortHash = (text: string) =>
  BigInt(`0x${hash('sha1', text, 'hex').slice(0, 13)}`)
    .toString(36)
    .toUpperCase()
    .padStart(11, '0')
    .slice(-10)
