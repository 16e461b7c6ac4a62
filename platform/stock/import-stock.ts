import { basename, join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { notifyListeners } from '#cms/outbox/notify-listeners.ts'
import type { FeedMapping } from '#schemas/stock/feed-mapping.ts'
import { holdShares } from '#schemas/stock/hold-share.ts'
import type { StockImportReport, WhenMissing } from '#schemas/stock/import-report.ts'
import { adoptOrphans, countConfirmed, ledgerFeed, prepareLedger } from './feed-ledger-store.ts'
import { readFeed } from './feed-reader.ts'
import { getFormat, type StockFormatName } from './formats/formats.ts'
import { withImportLock } from './import-lock.ts'
import { importBatch, noCounts, type Counts } from './import-batch.ts'
import { startRecord } from './import-record-store.ts'
import { readExistingKeys } from './existing-keys.ts'
import { findPlaces, readSiteTimeZone } from './places-store.ts'
import { FeedCutShort } from './read-rows.ts'
import { createReportWriter } from './report-writer.ts'
import { delistMissing } from './delist-missing.ts'
import { createSeenRows } from './resolve-rows.ts'
import { dropSeenTable } from './seen-rows-store.ts'
import { rowResults } from './row-results.ts'
import { stripFolder } from './strip-folder.ts'

export interface StockImport {
  pool: Pool
  tenant: { id: number; slug: string }
  file: string
  /** One of our formats, or the tenant's mapping. */
  format: StockFormatName | FeedMapping
  /** The source feed, which owns its vehicles. Null for a manual import. */
  feedId?: number | null
  whenMissing: WhenMissing
  /** Reports go to `<dataDir>/imports/<tenant slug>/`. */
  dataDir: string
  now: () => Date
  /** Percentage of the feed's vehicles that may go without approval: see `settleMissing`. */
  holdShare?: number
  /** Allows any number to go. */
  allowManyMissing?: boolean
  onProgress?: (progress: ImportProgress) => void
  signal?: AbortSignal
}

interface ImportProgress {
  bytes: number
  totalBytes: number
  rows: number
}

/**
 * Imports a feed: every row is created, updated, unchanged, or reported with line and reason. Importing the same file again changes
 * nothing. Another feed of the tenant waits. Rejects with a `StockImportProblem` if the format does not match or the same feed is being
 * imported; a truncated feed is imported up to its break, which the report records in `failure`.
 */
export async function importStock(options: StockImport): Promise<StockImportReport> {
  const { pool, tenant, file, format, now, signal, feedId = null } = options
  await prepareLedger(pool)
  return withImportLock(pool, { tenant, feed: ledgerFeed(feedId), signal }, async (client) => {
    const startedAt = now()
    const record = await startRecord(pool, {
      tenantId: tenant.id,
      feedId,
      fileName: basename(file),
      format: getFormat(format).name,
      now: startedAt,
    })
    try {
      const { report, writer } = await run(options, { client, startedAt })
      await record.finish(report, writer.adminRows())
      return report
    } catch (error) {
      await record.fail(stripFolder(error instanceof Error ? error.message : String(error), file), now())
      throw error
    }
  })
}

interface Run {
  client: PoolClient
  startedAt: Date
}

async function run(options: StockImport, { client, startedAt }: Run) {
  const { pool, tenant, file, format, dataDir, now, feedId = null } = options
  const feed = ledgerFeed(feedId)
  let bytes = 0
  const source = await readFeed(file, getFormat(format), {
    thisYear: startedAt.getUTCFullYear(),
    timeZone: await readSiteTimeZone(pool, tenant.id),
    onBytes: (read) => (bytes = read),
  })
  const writer = await createReportWriter(join(dataDir, 'imports', tenant.slug), { startedAt, heading: source.heading })
  try {
    const seen = await createSeenRows(client)
    await adoptOrphans(client, tenant.id)
    const before = await countConfirmed(client, { tenantId: tenant.id, feed })
    const context = {
      client,
      tenantId: tenant.id,
      feed,
      fields: source.fields,
      existing: await readExistingKeys(client, tenant.id),
      places: await findPlaces(pool, tenant.id),
      now: startedAt,
    }
    let counts = noCounts
    const failure = await untilCutShort(async () => {
      for await (const rows of readAhead(rowResults(source))) {
        options.signal?.throwIfAborted()
        counts = await importBatch({ context, seen, writer, counts }, rows)
        notifyListeners(pool)
        options.onProgress?.({ bytes, totalBytes: source.bytes, rows: counts.read })
      }
    })
    await seen.finish()
    const missing = await delistMissing({
      client,
      tenantId: tenant.id,
      feed,
      whenMissing: options.whenMissing,
      before,
      share: options.holdShare ?? holdShares.usual,
      doubt:
        failure === null
          ? holdsVehicles(counts)
            ? null
            : 'holds no vehicle that can be used'
          : 'was not read to its end',
      allowsMany: options.allowManyMissing ?? false,
      now: startedAt,
    })
    notifyListeners(pool)
    const report: StockImportReport = {
      tenant: { id: tenant.id, slug: tenant.slug },
      feed_id: feedId,
      file,
      format: getFormat(format).name,
      started_at: startedAt.toISOString(),
      finished_at: now().toISOString(),
      failure,
      counts,
      missing,
      remarks: source.remarks,
      reasons: writer.reasons(),
      files: writer.files,
    }
    await writer.finish(report)
    return { report, writer }
  } finally {
    await writer.close()
    await dropSeenTable(client).catch(() => undefined)
  }
}

const holdsVehicles = ({ created, updated, unchanged }: Counts) => created + updated + unchanged > 0

async function untilCutShort(read: () => Promise<void>): Promise<string | null> {
  try {
    await read()
    return null
  } catch (error) {
    if (error instanceof FeedCutShort) return error.message
    throw error
  }
}

/** Reads the next batch while the database writes the previous one. */
async function* readAhead<T>(batches: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = batches.next()
  for (;;) {
    const { done, value } = await next
    if (done) return
    next = batches.next()
    // Errors are thrown on await; until then they must not count as unhandled.
    next.catch(() => undefined)
    yield value
  }
}
