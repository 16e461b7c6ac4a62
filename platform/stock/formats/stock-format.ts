import type { FeedMapping } from '#schemas/stock/feed-mapping.ts'
import type { FeedField } from '#schemas/stock/feed-vehicle.ts'

/** Unvalidated values of a row by field. An absent field is unknown. */
export type FeedValues = Partial<Record<FeedField, unknown>>

/**
 * A format's interpretation of a row. A feed without stock numbers gives an `identity`: constant for a vehicle across imports, regardless
 * of its price.
 */
export type RowReading =
  | { kind: 'vehicle'; stocknum: string; values: FeedValues; remarks: FieldRemark[] }
  | { kind: 'vehicle'; identity: string; values: FeedValues; remarks: FieldRemark[] }
  | { kind: 'rejected'; stocknum: string | null; field: string | null; reason: string }

/** A value that differs from its cell: `'POA' read as no price`. */
export interface FieldRemark {
  field: string
  reason: string
}

/** One row, cells by column name; a missing column is an empty string. */
export type Cells = (column: string) => string

export interface RowContext {
  thisYear: number
  /** The site's. */
  timeZone: string
  heading: readonly string[]
  fields: readonly FeedField[]
}

/** A feed format. All `columns` are required. `fields` are those that a file with this heading can contain: only these are overwritten. */
export interface StockFormat {
  name: string
  /** The encoding and structure of its files. */
  file: Pick<FeedMapping, 'kind' | 'encoding' | 'rows'>
  columns: readonly string[]
  fields: (heading: readonly string[]) => FeedField[]
  read: (cells: Cells, context: RowContext) => RowReading
}

/** A table in UTF-8, or in UTF-16 by its mark. */
export const tableFile = { kind: 'csv', encoding: 'auto', rows: null } as const satisfies StockFormat['file']
