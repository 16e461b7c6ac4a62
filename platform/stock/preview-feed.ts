import { basename } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { feedMapping, type FeedMapping } from '#schemas/stock/feed-mapping.ts'
import type { FeedPreview } from '#schemas/stock/feed-preview.ts'
import { suggestMapping } from '#schemas/stock/suggest-mapping.ts'
import { ledgerFeed, prepareLedger } from './feed-ledger-store.ts'
import { readFeed } from './feed-reader.ts'
import { getFormat, type StockFormatName } from './formats/formats.ts'
import { inspectFeed } from './inspect-feed.ts'
import { finishPreview, nothingYet, previewBatch } from './preview-changes.ts'
import { readSiteTimeZone } from './places-store.ts'
import { readExistingKeys } from './existing-keys.ts'
import { FeedCutShort } from './read-rows.ts'
import { createSeenRows } from './resolve-rows.ts'
import { StockImportProblem } from './stock-import-problem.ts'
import { dropSeenTable } from './seen-rows-store.ts'
import { rowResults } from './row-results.ts'
import * as texts from './texts.ts'

export interface FeedPreviewRequest {
  pool: Pool
  tenant: { id: number; slug: string }
  /** The feed whose earlier imports determine missing vehicles; null for a manual import. */
  feedId: number | null
  file: string
  /** Null: the mapping suggested by the column names. */
  mapping: FeedMapping | StockFormatName | null
  now: Date
  signal?: AbortSignal
}

/** Number of first rows to show. */
const mostFirst = 20

/**
 * A feed's content, its interpretation by a mapping, and the effect of an import. Changes nothing and may run during an import. Rejects
 * with a `StockImportProblem` if the file is unreadable; a mapping that does not match is returned as `problem` with the available columns.
 */
export async function previewFeed(request: FeedPreviewRequest): Promise<FeedPreview> {
  const { file, mapping } = request
  const fileFormat =
    mapping === null ? ({ kind: 'auto', encoding: 'auto', rows: null } as const) : getFormat(mapping).file
  const look = await inspectFeed(file, fileFormat)
  const suggested = suggestMapping(look)
  const used = mapping ?? feedMapping.nullable().catch(null).parse(suggested)
  const known = {
    ...look,
    file: basename(file),
    suggested,
    mapping: typeof used === 'string' ? null : used,
  }
  if (used === null) {
    const problem = texts.columnStockNumberCouldNotDetected
    return { ...known, first: [], changes: null, remarks: [], problem }
  }
  try {
    return { ...known, ...(await tryOut(request, used)) }
  } catch (error) {
    if (!(error instanceof StockImportProblem)) throw error
    return { ...known, first: [], changes: null, remarks: [], problem: error.message }
  }
}

type TriedOut = Pick<FeedPreview, 'first' | 'changes' | 'remarks' | 'problem'>

async function tryOut(request: FeedPreviewRequest, used: FeedMapping | StockFormatName): Promise<TriedOut> {
  const { pool, tenant, feedId, file, now, signal } = request
  await prepareLedger(pool)
  const source = await readFeed(file, getFormat(used), {
    thisYear: now.getUTCFullYear(),
    timeZone: await readSiteTimeZone(pool, tenant.id),
  })
  return withClient(pool, async (client) => {
    const seen = await createSeenRows(client)
    const context = {
      client,
      tenantId: tenant.id,
      feed: ledgerFeed(feedId),
      fields: source.fields,
      existing: await readExistingKeys(client, tenant.id),
    }
    let found = nothingYet()
    let problem: string | null = null
    try {
      for await (const verdicts of rowResults(source)) {
        signal?.throwIfAborted()
        found = await previewBatch(context, { verdicts, seen, before: found, mostFirst })
      }
    } catch (error) {
      if (!(error instanceof FeedCutShort)) throw error
      problem = error.message
    }
    await seen.finish()
    const changes = await finishPreview(context, found, { isWhole: problem === null })
    return { first: found.first, changes, remarks: source.remarks, problem }
  })
}

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    await dropSeenTable(client).catch(() => undefined)
    client.release()
  }
}
