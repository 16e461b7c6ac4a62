import { z } from 'zod'
import { feedMapping } from './feed-mapping.ts'
import { feedSchedules } from './feed-schedule.ts'
import { holdShare, holdShares } from './hold-share.ts'
import { whenMissing } from './import-report.ts'

export const feedSources = ['folder', 'url'] as const

/** `mapping`: as the tenant says itself, by `feed-mapping.ts`. */
export const feedFormats = ['forecourt', 'au-listings', 'mapping'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** How a tenant's stock comes: what the worker needs to know of a document of `stock-feeds`. */
export const stockFeed = z.object({
  id: z.int(),
  name: z.string(),
  tenant: z.object({ id: z.int(), slug: z.string(), timeZone: z.string() }),
  source: z.enum(feedSources),
  url: z.string().nullable(),
  login: z.object({ user: z.string(), sealedPassword: z.string() }).nullable(),
  /** Names of files in the folder, by `*` and `?`. */
  pattern: z.string(),
  schedule: z.enum(feedSchedules),
  dailyAt: z.string().nullable(),
  format: z.enum(feedFormats),
  mapping: feedMapping.nullable().catch(null),
  /** Null: as the site has it. */
  whenMissing: whenMissing.nullable(),
  /** Per cent of its vehicles that one run may withdraw without approval. */
  holdShare: holdShare.catch(holdShares.usual),
  /** What the server said of the file that was imported last. */
  known: z.object({ etag: z.string().nullable(), lastModified: z.string().nullable() }),
  /** When it was last looked for, or changed by staff: a schedule that was just set begins then. */
  since: z.date(),
})
export type StockFeed = z.infer<typeof stockFeed>
