import { z } from 'zod'

/** A note about one row; the heading is `line` 1. */
export const rowNote = z.object({
  line: z.int().positive(),
  stocknum: z.string().nullable(),
  outcome: z.enum(['rejected', 'duplicate', 'changed']),
  field: z.string().nullable(),
  reason: z.string(),
})
export type RowNote = z.infer<typeof rowNote>

/** Frequency of a reason, with the first affected lines. */
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
 * The result of an import. Every row is counted in exactly one of created, updated, unchanged, rejected and duplicates. `missing` counts
 * vehicles that left the feed by outcome; `held` is the reason for not removing them, if any.
 */
export const stockImportReport = z.object({
  tenant: z.object({ id: z.int(), slug: z.string() }),
  /** The source feed; null for a manual import. */
  feed_id: z.int().nullable().default(null),
  file: z.string(),
  format: z.string(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  /** Why the feed was read incompletely; null if it was not. */
  failure: z.string().nullable(),
  counts: z.object({
    read: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    rejected: z.int(),
    duplicates: z.int(),
    changed: z.int(),
    /** Values skipped because staff locked the field. */
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
