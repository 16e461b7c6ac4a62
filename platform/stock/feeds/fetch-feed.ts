import { basename, join } from 'node:path'
import { unseal } from '#cms/index.ts'
import type { StockFeed } from '#schemas/stock/stock-feed.ts'
import { fetchToFile, type FetchOutcome } from '../fetch/fetch-to-file.ts'
import type { Network } from '../fetch/network.ts'

const megabyte = 1_048_576
const bounds = { bytesAtMost: 512 * megabyte, timeAtMost: 15 * 60_000, idleAtMost: 60_000 }

export interface FetchingFeed {
  feed: Pick<StockFeed, 'url' | 'login' | 'known'>
  folder: string
  allowedHosts: readonly string[]
  network: Network
  /** Payload's secret. */
  secret: string
  /** Fetches even an unchanged file. */
  anyway: boolean
  signal?: AbortSignal | undefined
}

/** Downloads a feed's file into a folder; `file` is its path with a recognisable name. */
export async function fetchFeed(options: FetchingFeed): Promise<{ file: string; outcome: FetchOutcome }> {
  const { feed, allowedHosts, network, secret, anyway, signal } = options
  const url = feed.url ?? ''
  const file = join(options.folder, readFileName(url))
  const password = feed.login ? unseal(secret, feed.login.sealedPassword) : null
  const outcome = await fetchToFile({
    ...bounds,
    url,
    file,
    allowedHosts,
    network,
    login: feed.login && password !== null ? { user: feed.login.user, password } : null,
    known: anyway ? null : feed.known,
    signal,
  })
  return { file, outcome }
}

/** The last segment of a URL or path, reduced to a valid file name. */
export function readFileName(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  return (
    basename(path)
      .replace(/[^\w.-]+/g, '-')
      .replace(/^[.-]+/, '')
      .slice(-100) || 'feed'
  )
}
