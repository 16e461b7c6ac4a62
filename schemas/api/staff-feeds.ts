import { z } from 'zod'
import { feedMapping } from '../stock/feed-mapping.ts'
import { feedPreview } from '../stock/feed-preview.ts'
import { feedFormats } from '../stock/stock-feed.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const id = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)
const tenant = id
const moment = z.iso.datetime().nullable()
const count = z.int().nonnegative()

/** One run of an import, without its rows. */
export const feedImport = z.object({
  id: z.int(),
  fileName: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  startedAt: moment,
  finishedAt: moment,
  read: count,
  created: count,
  updated: count,
  unchanged: count,
  rejected: count,
  /** Values, not rows: what was not taken because staff have locked the field. */
  kept: count,
  gone: count,
  failure: z.string().nullable(),
})
export type FeedImport = z.infer<typeof feedImport>

/** What imports of a day in the site's time did, together. */
export const feedDay = z.object({
  /** `2026-11-21`. */
  day: z.iso.date(),
  imports: count,
  failed: count,
  created: count,
  updated: count,
  unchanged: count,
  rejected: count,
})
export type FeedDay = z.infer<typeof feedDay>

const feedPhotos = z.object({
  stored: count,
  /** Not tried yet. */
  waiting: count,
  /** Failed, and tried again later. */
  failing: count,
  /** Failed for good. */
  givenUp: count,
  examples: z.array(z.object({ url: z.string(), reason: z.string(), tries: z.int(), nextTry: moment })),
})

/** `owned` counts what the feed has on the site, the held ones too; `share` is its setting in per cent. */
const heldVehicles = z.object({
  vehicles: count,
  owned: count,
  share: z.number(),
  since: z.iso.datetime(),
  /** Names the held vehicles that are shown: an approval is for no others. */
  until: z.iso.datetime(),
  /** Approved: the next run removes them if they are still missing. */
  isApproved: z.boolean(),
  /** The first of them. */
  examples: z.array(z.object({ stocknum: z.string(), name: z.string().nullable() })),
})
export type HeldVehicles = z.infer<typeof heldVehicles>

/** How a feed is doing; moments are UTC. */
export const feedHealth = z.object({
  /** When this was true. */
  now: z.iso.datetime(),
  name: z.string(),
  timeZone: z.string(),
  /** It waits for its turn, or is under way. */
  isAskedFor: z.boolean(),
  nextCheck: moment,
  lastLooked: moment,
  lastReceived: moment,
  lastImported: moment,
  lastFailed: moment,
  failure: z.string().nullable(),
  /** Vehicles whose removal waits for approval; null if there are none. */
  held: heldVehicles.nullable(),
  /** Newest first. */
  imports: z.array(feedImport),
  /** The last 30 days, the newest last. */
  days: z.array(feedDay),
  photos: feedPhotos,
})
export type FeedHealth = z.infer<typeof feedHealth>

/** The source of the file to check: an earlier upload or download, the web, or the feed's folder. */
const previewSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sample'), sample: z.uuid() }),
  z.object({
    kind: z.literal('url'),
    url: z.string().max(2_000),
    user: z.string().max(200).nullable(),
    /** Null: the one that is kept, where the address is still on the same server. */
    password: z.string().max(500).nullable(),
  }),
  z.object({ kind: z.literal('folder'), pattern: z.string().max(120) }),
])
export type PreviewSource = z.infer<typeof previewSource>

/** Calls of the admin's screens of feeds. */
export const staffFeedEndpoints = {
  feedHealth: staffEndpoint({
    method: 'GET',
    path: '/staff/feeds/health',
    roles: ['tenant-admin', 'editor', 'sales'],
    summary: 'How a feed is doing: when it came last, what its imports did, and its photos.',
    input: z.object({ tenant, feed: id }),
    output: feedHealth,
  }),
  feedRows: staffEndpoint({
    method: 'GET',
    path: '/staff/feeds/rows',
    roles: ['tenant-admin', 'editor', 'sales'],
    summary: 'Rows that an import rejected, with the reasons, a page at a time.',
    input: z.object({ tenant, import: id, page: z.coerce.number().int().min(1).default(1) }),
    output: z.object({
      total: count,
      pages: count,
      rows: z.array(
        z.object({ line: z.int().nullable(), stocknum: z.string().nullable(), reasons: z.array(z.string()) }),
      ),
    }),
  }),
  importFeed: staffEndpoint({
    method: 'POST',
    path: '/staff/feeds/import',
    roles: ['tenant-admin', 'editor'],
    summary: 'Asks for an import of a feed now.',
    input: z.object({ tenant, feed: id }),
    /** `isNew` is false if an import was already queued. */
    output: z.object({ isNew: z.boolean() }),
  }),
  approveWithdrawal: staffEndpoint({
    method: 'POST',
    path: '/staff/feeds/approve',
    roles: ['tenant-admin', 'editor'],
    summary: 'Approves that held vehicles leave the site, and asks for an import of the newest file.',
    input: z.object({ tenant, feed: id, until: z.iso.datetime() }),
    output: z.object({ vehicles: count }),
    problems: ['state-changed'],
  }),
  previewFeed: staffEndpoint({
    method: 'POST',
    path: '/staff/feeds/preview',
    roles: ['tenant-admin', 'editor'],
    summary: 'What a file holds, how a mapping reads it, and what its import would change. Nothing is changed.',
    input: z.object({
      tenant,
      feed: id.nullable(),
      from: previewSource,
      format: z.enum(feedFormats),
      /** Null: what the names of the columns suggest. */
      mapping: feedMapping.nullable(),
    }),
    /** `sample` names the file for the next preview. */
    output: z.object({ sample: z.uuid(), preview: feedPreview }),
  }),
} as const
