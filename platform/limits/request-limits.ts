import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Allowance, type LimitName, limits } from '#schemas/api/limits.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import { addressRange } from '#schemas/lib/address-range.ts'

/** A client of a site. An empty address is the platform itself and not counted. */
export interface LimitedClient {
  tenantId: number
  address: string
}

/** Clients whose connection closed before their address was read. They share one counter. */
export const unknownAddress = 'unknown'

export interface RequestLimits {
  /** Counts one call; `too-many-requests` beyond the limit. */
  take: (name: LimitName, client: LimitedClient) => Promise<Problem | null>
}

interface Options {
  pool: Pool
  /** Secret for hashing addresses, which are stored only as hashes. */
  secret: string
  /** Multiplier of the table's limits; 0 for none. */
  factor: number
}

/**
 * Applies the limits of `#schemas/api/limits.ts`. Limits shared by all clients of a site are counted in the database, across processes, and
 * in memory during an outage; others in this process. A rejected client is rejected from memory until the period ends.
 */
export function createRequestLimits({ pool, secret, factor }: Options): RequestLimits {
  if (factor === 0) return { take: () => Promise.resolve(null) }
  const named = Object.fromEntries(
    Object.entries(limits).map(([name, { address, site }]) => {
      const counter = (of: Allowance, scope: string) =>
        getCounter({ of, factor, pool: site ? pool : null, keyPrefix: `${name}-${scope}` })
      return [name, { address: counter(address, 'address'), site: site ? counter(site, 'site') : null }]
    }),
  )
  const hash = (address: string) =>
    createHmac('sha256', secret).update(addressRange(address)).digest('base64url').slice(0, 22)
  return {
    take: async (name, { tenantId, address }) => {
      const counters = named[name]
      if (!counters || address === '') return null
      const refused = await consume(counters.address, `${tenantId}:${hash(address)}`)
      return refused ?? (counters.site ? await consume(counters.site, String(tenantId)) : null)
    },
  }
}

interface Counter {
  of: Allowance
  factor: number
  /** Null counts in memory. */
  pool: Pool | null
  keyPrefix: string
}

function getCounter({ of, factor, pool, keyPrefix }: Counter): RateLimiterAbstract {
  const points = Math.ceil(of.calls * factor)
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration: of.seconds })
  if (!pool) return inMemory
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration: of.seconds,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: inMemory,
  })
}

async function consume(counter: RateLimiterAbstract, key: string): Promise<Problem | null> {
  try {
    await counter.consume(key)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return problem('too-many-requests', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}
