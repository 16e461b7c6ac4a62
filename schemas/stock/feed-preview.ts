import { z } from 'zod'
import { feedEncoding, feedKind, feedMapping, mappingSuggestion } from './feed-mapping.ts'

/** A column of the heading, or a path within the rows, with sample values. */
export const feedColumn = z.object({
  name: z.string(),
  /** Number of inspected rows with a value. */
  filled: z.int(),
  /** Up to five different values, truncated at 120 characters. */
  samples: z.array(z.string()),
  /** All distinct values if there are few: input of a word table. */
  words: z.array(z.string()).nullable(),
})
export type FeedColumn = z.infer<typeof feedColumn>

/** One of the first rows as mapped. */
export const previewRow = z.object({
  line: z.int().positive(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'rejected', 'duplicate']),
  stocknum: z.string().nullable(),
  /** Values by target, as stored: money in cents, distances in kilometres. */
  values: z.record(z.string(), z.unknown()),
  remarks: z.array(z.object({ field: z.string().nullable(), reason: z.string() })),
})
export type PreviewRow = z.infer<typeof previewRow>

const vehicleRef = z.object({ stocknum: z.string(), name: z.string().nullable() })

/** The effect of an import now. Up to five examples of each kind. */
export const previewChanges = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  duplicates: z.int(),
  /** Vehicles of this feed that the file lacks. */
  missing: z.int(),
  /** Values that would be skipped because staff locked the field. */
  kept: z.int(),
  examples: z.object({
    created: z.array(vehicleRef.extend({ line: z.int() })),
    updated: z.array(
      vehicleRef.extend({
        line: z.int(),
        fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
      }),
    ),
    rejected: z.array(
      z.object({ line: z.int(), stocknum: z.string().nullable(), field: z.string().nullable(), reason: z.string() }),
    ),
    missing: z.array(vehicleRef),
  }),
})
export type PreviewChanges = z.infer<typeof previewChanges>

/**
 * A preview of a feed, without changes. `mapping` is the requested one or the suggestion. `first` is empty and `changes` null if the
 * mapping cannot be used (`problem` says why).
 */
export const feedPreview = z.object({
  file: z.string(),
  bytes: z.int(),
  container: z.enum(['gzip', 'zip']).nullable(),
  kind: feedKind,
  encoding: feedEncoding,
  /** The path to the list of vehicles in JSON and XML. */
  rows: z.string().nullable(),
  columns: z.array(feedColumn),
  /** Null if no column name matches a field. */
  suggested: mappingSuggestion.nullable(),
  mapping: feedMapping.nullable(),
  first: z.array(previewRow),
  changes: previewChanges.nullable(),
  remarks: z.array(z.string()),
  /** Why the file was not read completely, or does not match the mapping; null if it does. */
  problem: z.string().nullable(),
})
export type FeedPreview = z.infer<typeof feedPreview>
