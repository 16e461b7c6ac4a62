import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Allowance, type LimitName, limits } from '#schemas/api/limits.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import { addressRange } from '#schemas/lib/address-range.ts'

/** Who asks which site. An empty address is a page of ours, which is not counted. */
export interface LimitedClient {
  tenantId: number
  address: string
}

/** Of a connection that closed before its address was read. They are counted together. */
export const unknownAddress = 'unknown'

export interface RequestLimits {
  /** Counts one call; `too-many-requests` where there were more than the limit allows. */
  take: (name: LimitName, client: LimitedClient) => Promise<Problem | null>
}

interface Options {
  pool: Pool
  /** Addresses are kept as its hashes alone. */
  secret: string
  /** How many times the calls of the table are allowed; 0 for no limits. */
  factor: number
}

/**
 * Counts by the table of `#schemas/api/limits.ts`. What all addresses of a site share is counted in the database, for all processes, and in memory
 * while that is away; the rest in this process. Who was refused is refused from memory until the time is over.
 */
export function createRequestLimits({ pool, secret, factor }: Options): RequestLimits {
  if (factor === 0) return { take: () => Promise.resolve(null) }
  const named = Object.fromEntries(
    Object.entries(limits).map(([name, { address, site }]) => {
      const counter = (of: Allowance, scope: string) =>
        counterOf({ of, factor, pool: site ? pool : null, keyPrefix: `${name}-${scope}` })
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
  /** Null to count in memory. */
  pool: Pool | null
  keyPrefix: string
}

function counterOf({ of, factor, pool, keyPrefix }: Counter): RateLimiterAbstract {
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
