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
  /** Payload's. */
  secret: string
  /** Fetches a file that has not changed too. */
  anyway: boolean
  signal?: AbortSignal | undefined
}

/** Fetches a feed's file into a folder; `file` is where it is, under a name that people know it by. */
export async function fetchFeed(asked: FetchingFeed): Promise<{ file: string; outcome: FetchOutcome }> {
  const { feed, allowedHosts, network, secret, anyway, signal } = asked
  const url = feed.url ?? ''
  const file = join(asked.folder, nameOf(url))
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

/** The last part of an address or of a path, as far as a file may be called so. */
export function nameOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  return (
    basename(path)
      .replace(/[^\w.-]+/g, '-')
      .replace(/^[.-]+/, '')
      .slice(-100) || 'feed'
  )
}
