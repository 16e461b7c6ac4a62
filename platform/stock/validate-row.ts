import { hash } from 'node:crypto'
import { feedVehicle, requiredFields, type FeedField, type FeedVehicle } from '#schemas/stock/feed-vehicle.ts'
import type { RowNote } from '#schemas/stock/import-report.ts'
import { copyCells } from '../base/database/copy-rows.ts'
import type { ReadRow } from './feed-reader.ts'
import * as texts from './texts.ts'

/** A row's vehicle data without the stock number. */
const feedFacts = feedVehicle.omit({ stocknum: true })
export type FeedFacts = Omit<FeedVehicle, 'stocknum'>

/** Fields completed from the tenant's own places or derived from the status; all others are stored unchanged. */
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

/** A row that identifies a vehicle. `base` is its stock number, or a number derived from its identity; `raw` compares rows. */
export interface ValidRow {
  line: number
  cells: string[]
  base: string
  isNumbered: boolean
  raw: string
  vehicle: FeedFacts
  /** The values of `factColumns` in COPY format: formatted once, for comparison and storage. */
  facts: string
  /** Hash of the feed's values: unchanged ones need no write. */
  fingerprint: string
  notes: Omit<RowNote, 'stocknum'>[]
}

export interface RefusedRow {
  cells: string[]
  note: RowNote
}

export type RowVerdict = { ok: true; row: ValidRow } | ({ ok: false } & RefusedRow)

/** Validates rows of a feed with these fields. */
export function rowValidator(fields: readonly FeedField[]): (row: ReadRow) => RowVerdict {
  const known = fields.join()
  return (row) => validateRow(row, { fields, known })
}

interface ValidationContext {
  fields: readonly FeedField[]
  /** The feed's fields as one text, so that a new field changes the fingerprint. */
  known: string
}

function validateRow({ line, cells, reading }: ReadRow, { fields, known }: ValidationContext): RowVerdict {
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
    return reject(base, String(issue?.path[0] ?? ''), texts.cannotBeUsed({ message: issue?.message ?? texts.notValid }))
  }
  const lacking = requiredFields.find((field) => fields.includes(field) && parsed.data[field] === undefined)
  if (lacking) return reject(base, lacking, texts.aVehicleNeedsItsLacking({ lacking }))
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

/** Ten letters and digits: among a million vehicles the probability of any collision is one in seven thousand. */
const shortHash = (text: string) =>
  BigInt(`0x${hash('sha1', text, 'hex').slice(0, 13)}`)
    .toString(36)
    .toUpperCase()
    .padStart(11, '0')
    .slice(-10)
