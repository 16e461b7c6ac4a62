import { basename } from 'node:path'
import type { Pool } from 'pg'
import type { StockFeed } from '#schemas/stock/stock-feed.ts'
import { chosenWhenMissing } from '../chosen-when-missing.ts'
import type { FetchRefusal } from '../fetch/fetch-refusal.ts'
import type { FileState } from '../fetch/fetch-to-file.ts'
import type { Network } from '../fetch/network.ts'
import type { StockFormatName } from '../formats/formats.ts'
import { importStock } from '../import-stock.ts'
import { findAllowedHosts } from '../site-settings-store.ts'
import { hasApproval } from '../withheld-store.ts'
import { StockImportProblem, StockIsBusy } from '../stock-import-problem.ts'
import { stripFolder } from '../strip-folder.ts'
import { emptyWork, type FeedFolder, feedFolder, putAway, takeFiles, takeReadAgain } from './feed-folder.ts'
import { type FeedLog, feedLog } from './feed-log-store.ts'
import { fetchFeed } from './fetch-feed.ts'
import * as texts from '../texts.ts'

export interface FeedRun {
  pool: Pool
  dataDir: string
  network: Network
  /** Payload's secret, which seals feed passwords. */
  secret: string
  now: () => Date
  /** Manually requested: unchanged files are imported too. */
  anyway: boolean
  signal?: AbortSignal
}

/** `nothing`: no file, or no changed one. `again`: a retry may succeed, and nothing was lost. */
export type FeedOutcome =
  | { kind: 'imported'; files: number }
  | { kind: 'nothing' }
  | { kind: 'failed'; words: string; again: boolean }

/**
 * One run of a feed: downloads its file or takes those in its folder, imports and archives them, and logs the result. It can be killed at
 * any time: a file is archived only after reading, and importing it twice changes nothing.
 */
export async function runFeed(options: FeedRun, feed: StockFeed): Promise<FeedOutcome> {
  const notes = feedLog(options.pool, feed)
  const folder = feedFolder(options.dataDir, feed)
  await notes.looked(options.now())
  const received = await receive(options, { feed, folder })
  if ('code' in received) {
    await notes.failed(options.now(), { words: received.words, isRecorded: false, what: nameFor(feed) })
    return { kind: 'failed', words: received.words, again: received.mayPass }
  }
  if (received.files.length === 0) {
    if (received.isUnchanged) await notes.received(options.now())
    return { kind: 'nothing' }
  }
  await notes.received(options.now())
  let failure: string | null = null
  try {
    for (const file of received.files) {
      failure = (await importFile(options, { feed, folder, notes, file, state: received.state })) ?? failure
    }
  } catch (error) {
    if (error instanceof StockIsBusy) return { kind: 'failed', words: error.message, again: true }
    throw error
  }
  return failure === null
    ? { kind: 'imported', files: received.files.length }
    : { kind: 'failed', words: failure, again: false }
}

interface ReceivedFiles {
  files: string[]
  isUnchanged: boolean
  state: FileState
}

const stateless: FileState = { etag: null, lastModified: null }

async function receive(
  { pool, network, secret, now, anyway, signal }: FeedRun,
  { feed, folder }: { feed: StockFeed; folder: FeedFolder },
): Promise<ReceivedFiles | FetchRefusal> {
  if (feed.source === 'folder') {
    const waiting = await takeFiles(folder, { pattern: feed.pattern, now: now() })
    // An approval applies to the newest file, even one that was read before.
    const files = waiting.length === 0 && (await hasApproval(pool, feed)) ? await takeReadAgain(folder, feed) : waiting
    return { files, isUnchanged: false, state: stateless }
  }
  await emptyWork(folder)
  const allowedHosts = await findAllowedHosts(pool, feed.tenant.id)
  const { file, outcome } = await fetchFeed({
    feed,
    folder: folder.work,
    allowedHosts,
    network,
    secret,
    anyway,
    signal,
  })
  switch (outcome.kind) {
    case 'refused':
      return outcome
    case 'unchanged':
      return { files: [], isUnchanged: true, state: stateless }
    case 'fetched':
      return { files: [file], isUnchanged: false, state: outcome }
  }
}

interface FileToImport {
  feed: StockFeed
  folder: FeedFolder
  notes: FeedLog
  file: string
  state: FileState
}

/** Null after a complete import, otherwise the reason. Errors not caused by the file are thrown, and the file stays. */
async function importFile(
  options: FeedRun,
  { feed, folder, notes, file, state }: FileToImport,
): Promise<string | null> {
  const { pool, dataDir, now, signal } = options
  const format = getFeedFormat(feed)
  const sentence = await findSentence(async () => {
    if (format === null) throw new StockImportProblem(texts.mapTheColumnsOfTheFeedFirst)
    const report = await importStock({
      pool,
      tenant: feed.tenant,
      file,
      format,
      feedId: feed.id,
      whenMissing: feed.whenMissing ?? (await chosenWhenMissing(pool, feed.tenant.id)),
      holdShare: feed.holdShare,
      dataDir,
      now,
      ...(signal ? { signal } : {}),
    })
    return report.failure
  })
  const failure = sentence === null ? null : stripFolder(sentence, file)
  await putAway(folder, { file, as: failure === null ? 'done' : 'failed', now: now() })
  if (failure === null) await notes.imported(now(), state)
  else await notes.failed(now(), { words: failure, isRecorded: format !== null, what: basename(file) })
  return failure
}

async function findSentence(work: () => Promise<string | null>): Promise<string | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StockImportProblem && !(error instanceof StockIsBusy)) return error.message
    throw error
  }
}

export function getFeedFormat({
  format,
  mapping,
}: Pick<StockFeed, 'format' | 'mapping'>): StockFormatName | NonNullable<StockFeed['mapping']> | null {
  return format === 'mapping' ? mapping : format
}

const nameFor = ({ source, url, pattern }: StockFeed): string => (source === 'url' ? (url ?? '') : pattern)
