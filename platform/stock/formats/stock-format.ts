import type { FeedMapping } from '#schemas/stock/feed-mapping.ts'
import type { FeedField } from '#schemas/stock/feed-vehicle.ts'

/** What a row says, by field, not yet validated. An absent field is unknown. */
export type FeedValues = Partial<Record<FeedField, unknown>>

/**
 * What a format made of one row. A feed without stock numbers gives an `identity` instead: the same for the same vehicle in every import,
 * whatever its price.
 */
export type RowReading =
  | { kind: 'vehicle'; stocknum: string; values: FeedValues; remarks: FieldRemark[] }
  | { kind: 'vehicle'; identity: string; values: FeedValues; remarks: FieldRemark[] }
  | { kind: 'rejected'; stocknum: string | null; field: string | null; reason: string }

/** A value that is not simply what the cell says: `'POA' read as no price`. */
export interface FieldRemark {
  field: string
  reason: string
}

/** One row, cell by column as the heading names it; a column that the file lacks reads as the empty string. */
export type Cells = (column: string) => string

export interface RowContext {
  thisYear: number
  heading: readonly string[]
  fields: readonly FeedField[]
}

/**
 * A kind of feed. `columns` must all stand in the heading. `fields` are what a file can say of a vehicle, given its heading: only those are
 * ever written over.
 */
export interface StockFormat {
  name: string
  /** How its files are written. */
  file: Pick<FeedMapping, 'kind' | 'encoding' | 'rows'>
  columns: readonly string[]
  fields: (heading: readonly string[]) => FeedField[]
  read: (cells: Cells, context: RowContext) => RowReading
}

/** A table in UTF-8 or, by its mark, in UTF-16. */
export const tableFile = { kind: 'csv', encoding: 'auto', rows: null } as const satisfies StockFormat['file']
