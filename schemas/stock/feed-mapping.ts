import { z } from 'zod'
import { feedTarget, feedUnit, unitsOf } from './feed-target.ts'

export const feedKinds = ['csv', 'tsv', 'json', 'xml'] as const
export const feedKind = z.enum(feedKinds)
export type FeedKind = z.infer<typeof feedKind>

export const feedEncodings = ['utf-8', 'utf-16', 'windows-1252'] as const
export const feedEncoding = z.enum(feedEncodings)
export type FeedEncoding = z.infer<typeof feedEncoding>

const mostSources = 20
const mostWords = 500

/** Where a target's value comes from, and how it is written there. */
export const fieldMapping = z.object({
  /**
   * Columns of the heading, or paths within a row (`price.drive_away`, `photos.photo.url`; in XML `@id` is an attribute). Several are joined;
   * those that say nothing are left out.
   */
  from: z.array(z.string().trim().min(1).max(300)).max(mostSources).default([]),
  /** What stands between several sources; lists of pictures and features are joined as lists, whatever stands here. */
  join: z.string().max(10).default(' '),
  /** What parts the entries of a list in one cell; null: `|`, or a comma or semicolon where there is no `|`. */
  split: z.string().min(1).max(5).nullable().default(null),
  unit: feedUnit.nullable().default(null),
  /** The feed's word to ours, compared without regard to case and outer space: `{ "S": "used", "N": "new" }`. */
  words: z
    .record(z.string().max(200), z.string().max(400))
    .refine((words) => Object.keys(words).length <= mostWords, `at most ${mostWords} words`)
    .default({}),
  /** What stands where the sources say nothing; with no source at all, for every row. */
  otherwise: z.string().max(400).nullable().default(null),
})
export type FieldMapping = z.infer<typeof fieldMapping>
export type FieldMappingInput = z.input<typeof fieldMapping>

/** How dates that are not ISO 8601 are written: `03/04/2026` is the third of April, or the fourth of March. */
export const dateOrders = ['day-first', 'month-first'] as const

/**
 * What a tenant says of a feed that is not of a format of ours: how the file is written, where its rows are, and what each of our fields is
 * made of. What has no entry in `fields` is left as it is on the vehicle.
 */
export const feedMapping = z.object({
  kind: z.enum(['auto', ...feedKinds]).default('auto'),
  encoding: z.enum(['auto', ...feedEncodings]).default('auto'),
  /** JSON and XML: the path to the list of vehicles, by names and dots (`dealer.stock.vehicle`); null: the first list of objects. */
  rows: z.string().trim().max(300).nullable().default(null),
  dates: z.enum(dateOrders).default('day-first'),
  fields: z.partialRecord(feedTarget, fieldMapping).superRefine((fields, context) => {
    for (const target of feedTarget.options) {
      const unit = fields[target]?.unit
      if (unit && !unitsOf(target).includes(unit)) {
        context.addIssue({ code: 'custom', path: [target, 'unit'], message: `${target} is not measured in ${unit}` })
      }
    }
    if (!fields.stocknum?.from.length) {
      context.addIssue({ code: 'custom', path: ['stocknum'], message: 'a feed needs a column for the stock number' })
    }
  }),
})
export type FeedMapping = z.infer<typeof feedMapping>
export type FeedMappingInput = z.input<typeof feedMapping>

/** What a feed's columns suggest: as a mapping, but perhaps without a column for the stock number, which somebody has to point at. */
export const mappingSuggestion = feedMapping.extend({ fields: z.partialRecord(feedTarget, fieldMapping) })
export type MappingSuggestion = z.infer<typeof mappingSuggestion>
