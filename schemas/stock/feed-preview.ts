import { z } from 'zod'
import { feedEncoding, feedKind, feedMapping, mappingSuggestion } from './feed-mapping.ts'

/** A column of the heading, or a path within the rows, with what its first cells say. */
export const feedColumn = z.object({
  name: z.string(),
  /** How many of the rows looked at say something here. */
  filled: z.int(),
  /** Up to five different cells, each cut at 120 characters. */
  samples: z.array(z.string()),
  /** All its words, where they are few: what a table of words would be made for. */
  words: z.array(z.string()).nullable(),
})
export type FeedColumn = z.infer<typeof feedColumn>

/** One of the first rows as the mapping reads it. */
export const previewRow = z.object({
  line: z.int().positive(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'rejected', 'duplicate']),
  stocknum: z.string().nullable(),
  /** Target to value, as it would be stored: money in cents, distances in kilometres. */
  values: z.record(z.string(), z.unknown()),
  remarks: z.array(z.object({ field: z.string().nullable(), reason: z.string() })),
})
export type PreviewRow = z.infer<typeof previewRow>

const vehicleRef = z.object({ stocknum: z.string(), name: z.string().nullable() })

/** What an import would do now. Examples are at most five of a kind. */
export const previewChanges = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  duplicates: z.int(),
  /** Vehicles of this feed that the file lacks. */
  missing: z.int(),
  /** Values that would not be written, because staff have locked the field. */
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
 * What is known of a feed before it is imported; nothing has been changed. `mapping` is the one that was used: the asked one, or where none
 * was asked the suggestion. `first` and `changes` are empty and null where the mapping cannot be used (`problem` says why).
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
  /** Null where no column is called like a field of ours. */
  suggested: mappingSuggestion.nullable(),
  mapping: feedMapping.nullable(),
  first: z.array(previewRow),
  changes: previewChanges.nullable(),
  remarks: z.array(z.string()),
  /** Why the file was not read to its end, or could not be read by the mapping; null where all is well. */
  problem: z.string().nullable(),
})
export type FeedPreview = z.infer<typeof feedPreview>
