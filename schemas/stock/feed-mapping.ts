import { z } from 'zod'
import { feedTarget, feedUnit, listUnits } from './feed-target.ts'
import * as texts from './texts.ts'

export const feedKinds = ['csv', 'tsv', 'json', 'xml'] as const
export const feedKind = z.enum(feedKinds)
export type FeedKind = z.infer<typeof feedKind>

export const feedEncodings = ['utf-8', 'utf-16', 'windows-1252'] as const
export const feedEncoding = z.enum(feedEncodings)
export type FeedEncoding = z.infer<typeof feedEncoding>

const mostSources = 20
const mostWords = 500

/** Source and format of a target's value. */
export const fieldMapping = z.object({
  /**
   * Columns of the heading, or paths within a row (`price.drive_away`, `photos.photo.url`; in XML `@id` is an attribute). Several are
   * joined without empty ones.
   */
  from: z.array(z.string().trim().min(1).max(300)).max(mostSources).default([]),
  /** Separator of several sources; lists of pictures and features are concatenated regardless. */
  join: z.string().max(10).default(' '),
  /** Separator of list entries in one cell; null: `|`, or comma or semicolon without `|`. */
  split: z.string().min(1).max(5).nullable().default(null),
  unit: feedUnit.nullable().default(null),
  /** Maps feed words to ours, ignoring case and surrounding space: `{ "S": "used", "N": "new" }`. */
  words: z
    .record(z.string().max(200), z.string().max(400))
    .refine((words) => Object.keys(words).length <= mostWords, texts.atMostMostWordsWords({ mostWords }))
    .default({}),
  /** Default for empty sources; without any source, the value of every row. */
  otherwise: z.string().max(400).nullable().default(null),
})
export type FieldMapping = z.infer<typeof fieldMapping>
export type FieldMappingInput = z.input<typeof fieldMapping>

/** Order of dates other than ISO 8601: `03/04/2026` is 3 April, or 4 March. */
export const dateOrders = ['day-first', 'month-first'] as const

/**
 * A tenant's mapping of a feed in a foreign format: file format, location of its rows, and sources of each field. Fields without an entry
 * stay unchanged on the vehicle.
 */
export const feedMapping = z.object({
  kind: z.enum(['auto', ...feedKinds]).default('auto'),
  encoding: z.enum(['auto', ...feedEncodings]).default('auto'),
  /** JSON and XML: the path to the list of vehicles, separated by dots (`dealer.stock.vehicle`); null: the first list of objects. */
  rows: z.string().trim().max(300).nullable().default(null),
  dates: z.enum(dateOrders).default('day-first'),
  fields: z.partialRecord(feedTarget, fieldMapping).superRefine((fields, context) => {
    for (const target of feedTarget.options) {
      const unit = fields[target]?.unit
      if (unit && !listUnits(target).includes(unit)) {
        context.addIssue({
          code: 'custom',
          path: [target, 'unit'],
          message: texts.targetIsNotMeasuredInUnit({ target, unit }),
        })
      }
    }
    if (!fields.stocknum?.from.length) {
      context.addIssue({ code: 'custom', path: ['stocknum'], message: texts.feedNeedsColumnForStockNumber })
    }
  }),
})
export type FeedMapping = z.infer<typeof feedMapping>
export type FeedMappingInput = z.input<typeof feedMapping>

/** A mapping suggested by column names, perhaps without the stock number, which staff must then choose. */
export const mappingSuggestion = feedMapping.extend({ fields: z.partialRecord(feedTarget, fieldMapping) })
export type MappingSuggestion = z.infer<typeof mappingSuggestion>
