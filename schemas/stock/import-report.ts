import { z } from 'zod'

/** One thing to know of one row; `line` counts from 1, the heading's line. */
export const rowNote = z.object({
  line: z.int().positive(),
  stocknum: z.string().nullable(),
  outcome: z.enum(['rejected', 'duplicate', 'changed']),
  field: z.string().nullable(),
  reason: z.string(),
})
export type RowNote = z.infer<typeof rowNote>

/** How often a reason was given, and the first lines it was given for. */
export const reasonCount = z.object({
  outcome: rowNote.shape.outcome,
  field: z.string().nullable(),
  reason: z.string(),
  rows: z.int().positive(),
  lines: z.array(z.int().positive()),
})
export type ReasonCount = z.infer<typeof reasonCount>

export const whenMissing = z.enum(['sold', 'withdrawn'])
export type WhenMissing = z.infer<typeof whenMissing>

/**
 * What an import did. Every row read is in exactly one of created, updated, unchanged, rejected and duplicates. `missing` says what became of
 * vehicles that the feed no longer has; `held` is the sentence why nothing was done about them, where that is so.
 */
export const stockImportReport = z.object({
  tenant: z.object({ id: z.int(), slug: z.string() }),
  /** The feed that the file came by; null for an import by hand. */
  feed_id: z.int().nullable().default(null),
  file: z.string(),
  format: z.string(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  /** Why the feed was not read to its end; null where it was. */
  failure: z.string().nullable(),
  counts: z.object({
    read: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    rejected: z.int(),
    duplicates: z.int(),
    changed: z.int(),
    /** Values that were not taken because staff have locked the field. */
    kept: z.int().default(0),
  }),
  missing: z.object({
    found: z.int(),
    became: whenMissing,
    vehicles: z.int(),
    held: z.string().nullable(),
  }),
  remarks: z.array(z.string()),
  reasons: z.array(reasonCount),
  files: z.object({ report: z.string(), rejected: z.string(), changed: z.string() }),
})
export type StockImportReport = z.infer<typeof stockImportReport>
