import { z } from 'zod'
import { feedMapping } from './feed-mapping.ts'
import { feedSchedules } from './feed-schedule.ts'
import { holdShare, holdShares } from './hold-share.ts'
import { whenMissing } from './import-report.ts'

export const feedSources = ['folder', 'url'] as const

/** `mapping`: the tenant's own, see `feed-mapping.ts`. */
export const feedFormats = ['forecourt', 'au-listings', 'mapping'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** A stock feed: the fields of a `stock-feeds` document that the worker needs. */
export const stockFeed = z.object({
  id: z.int(),
  name: z.string(),
  tenant: z.object({ id: z.int(), slug: z.string(), timeZone: z.string() }),
  source: z.enum(feedSources),
  url: z.string().nullable(),
  login: z.object({ user: z.string(), sealedPassword: z.string() }).nullable(),
  /** File name pattern with `*` and `?`. */
  pattern: z.string(),
  schedule: z.enum(feedSchedules),
  dailyAt: z.string().nullable(),
  format: z.enum(feedFormats),
  mapping: feedMapping.nullable().catch(null),
  /** Null: inherits the site's setting. */
  whenMissing: whenMissing.nullable(),
  /** Percentage of its vehicles that one run may withdraw without approval. */
  holdShare: holdShare.catch(holdShares.usual),
  /** The server's headers of the last imported file. */
  known: z.object({ etag: z.string().nullable(), lastModified: z.string().nullable() }),
  /** The last check, or the last change by staff: a new schedule starts then. */
  since: z.date(),
})
export type StockFeed = z.infer<typeof stockFeed>
