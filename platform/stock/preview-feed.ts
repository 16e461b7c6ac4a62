import { basename } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { feedMapping, type FeedMapping } from '#schemas/stock/feed-mapping.ts'
import type { FeedPreview } from '#schemas/stock/feed-preview.ts'
import { suggestMapping } from '#schemas/stock/suggest-mapping.ts'
import { ledgerFeed, prepareLedger } from './feed-ledger.ts'
import { readFeed } from './feed-reader.ts'
import { formatOf, type StockFormatName } from './formats/formats.ts'
import { inspectFeed } from './inspect-feed.ts'
import { finishPreview, nothingYet, previewBatch } from './preview-changes.ts'
import { readExistingKeys } from './existing-keys.ts'
import { FeedCutShort } from './read-rows.ts'
import { createSeenRows, dropSeen } from './resolve-rows.ts'
import { StockImportProblem } from './stock-import-problem.ts'
import { rowResults } from './row-results.ts'

export interface FeedPreviewRequest {
  pool: Pool
  tenant: { id: number; slug: string }
  /** The feed whose earlier imports tell what is missing; null for an import by hand. */
  feedId: number | null
  file: string
  /** Null: what the columns' names suggest. */
  mapping: FeedMapping | StockFormatName | null
  now: Date
  signal?: AbortSignal
}

/** So many of the first rows are shown. */
const mostFirst = 20

/**
 * What a feed holds, how a mapping reads it, and what its import would change. Nothing is changed, and an import may run meanwhile. Rejects with
 * a `StockImportProblem` where the file cannot be read at all; a mapping that does not fit it is answered as `problem`, with the columns that
 * there are.
 */
export async function previewFeed(request: FeedPreviewRequest): Promise<FeedPreview> {
  const { file, mapping } = request
  const asked = mapping === null ? ({ kind: 'auto', encoding: 'auto', rows: null } as const) : formatOf(mapping).file
  const look = await inspectFeed(file, asked)
  const suggested = suggestMapping(look)
  const used = mapping ?? feedMapping.nullable().catch(null).parse(suggested)
  const known = {
    ...look,
    file: basename(file),
    suggested,
    mapping: typeof used === 'string' ? null : used,
  }
  if (used === null) {
    const problem = 'No column could be told to be the stock number: say which it is.'
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
  const source = await readFeed(file, formatOf(used), { thisYear: now.getUTCFullYear() })
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
    await dropSeen(client).catch(() => undefined)
    client.release()
  }
}
