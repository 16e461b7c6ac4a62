import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { allowsFeedHost } from '#schemas/stock/feed-host.ts'
import type { RefusalCode } from '../fetch/fetch-refusal.ts'
import { fetchToFile, type FetchOutcome } from '../fetch/fetch-to-file.ts'
import type { Network } from '../fetch/network.ts'
import { findAllowedHosts } from '../site-settings-store.ts'
import {
  duePhotos,
  notePhoto,
  notePhotoFailure,
  type PhotoFailure,
  preparePhotoLedger,
  reconsiderHosts,
  takeUpPhotos,
} from './store.ts'
import { listSpinPictures } from './list-spin-pictures.ts'
import { storePhoto } from './store-photo.ts'
import { swapPhotos } from './swap-photos.ts'
import * as texts from '../texts.ts'

export interface PhotoRun {
  pool: Pool
  tenant: { id: number; slug: string }
  dataDir: string
  network: Network
  now: () => Date
  signal?: AbortSignal | undefined
}

export interface PhotoCounts {
  stored: number
  failed: number
}

const bounds = { bytesAtMost: 30 * 1_048_576, timeAtMost: 60_000, idleAtMost: 20_000 }
const photosAtOnce = 4
const photosABatch = 200

/**
 * Downloads missing photos of the tenant's vehicles in batches, and shows each batch immediately. Vehicles never wait for photos. Failed
 * ones are retried with increasing delays.
 */
export async function fetchPhotos(options: PhotoRun): Promise<PhotoCounts> {
  const { pool, tenant, now, signal } = options
  await preparePhotoLedger(pool)
  await listSpinPictures(pool, tenant.id)
  await takeUpPhotos(pool, { tenantId: tenant.id, now: now() })
  await swapPhotos(pool, tenant.id)
  const allowedHosts = await findAllowedHosts(pool, tenant.id)
  await reconsiderHosts(pool, { tenantId: tenant.id, now: now(), allows: (host) => allowsFeedHost(allowedHosts, host) })
  const counts = { stored: 0, failed: 0 }
  for (;;) {
    signal?.throwIfAborted()
    const urls = await duePhotos(pool, { tenantId: tenant.id, now: now(), most: photosABatch })
    if (urls.length === 0) return counts
    const waiting = [...urls]
    const workers = Array.from({ length: photosAtOnce }, async () => {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
        counts[await fetchOne(options, { url, allowedHosts })] += 1
      }
    })
    // No worker continues in the background after another threw.
    const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === 'rejected')
    if (failed) throw failed.reason
    await swapPhotos(pool, tenant.id)
  }
}

async function fetchOne(
  { pool, tenant, dataDir, network, now, signal }: PhotoRun,
  { url, allowedHosts }: { url: string; allowedHosts: readonly string[] },
): Promise<keyof PhotoCounts> {
  const note = { tenantId: tenant.id, url }
  const file = join(tmpdir(), `forecourt-photo-${randomUUID()}`)
  try {
    const outcome = await fetchToFile({ ...bounds, url, file, allowedHosts, network, signal })
    signal?.throwIfAborted()
    if (outcome.kind !== 'fetched') {
      await notePhotoFailure(pool, { ...note, now: now(), ...failureOf(outcome) })
      return 'failed'
    }
    const stored = await storePhoto(file, join(dataDir, 'stock', tenant.slug))
    if (stored.kind === 'refused') {
      await notePhotoFailure(pool, { ...note, now: now(), words: stored.words, code: 'no-photo', mayPass: true })
      return 'failed'
    }
    await notePhoto(pool, { ...note, now: now(), file: stored.file })
    return 'stored'
  } finally {
    await rm(file, { force: true })
  }
}

/** Refusals by the site's own rules are final. All others are retried, even missing files: feeds often precede their photos. */
const final: ReadonlySet<RefusalCode> = new Set([
  'address-invalid',
  'host-not-allowed',
  'address-not-public',
  'port-not-allowed',
])

const failureOf = (outcome: Exclude<FetchOutcome, { kind: 'fetched' }>): PhotoFailure =>
  outcome.kind === 'refused'
    ? { words: outcome.words, code: outcome.code, mayPass: !final.has(outcome.code) }
    : { words: texts.theServerSentNoPhoto, code: 'no-photo', mayPass: true }
