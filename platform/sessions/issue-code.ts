import { randomInt } from 'node:crypto'
import type { Pool } from 'pg'
import { codeLength, codeMinutes } from '#schemas/shopper/sign-in-code.ts'
import type { Address } from './read-address.ts'
import { keyedHash } from './keyed-hash.ts'
import { insertCode } from './store.ts'

interface CodeIssuanceInput {
  pool: Pool
  secret: string
  tenantId: number
  address: Address
  /** Token of the requesting browser. */
  browser: string
  now: Date
}

/** Maximum codes per address and hour, to prevent flooding another person's inbox. */
const mostInAnHour = 6

/**
 * Issues a new code, which invalidates the browser's earlier ones; null if the address had too many recently. It does not depend on whether
 * an account exists.
 */
export async function issueCode({
  pool,
  secret,
  tenantId,
  address,
  browser,
  now,
}: CodeIssuanceInput): Promise<string | null> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const isStored = await insertCode(pool, {
    tenantId,
    addressHash: keyedHash(secret, 'address', tenantId, address.to),
    codeHash: keyedHash(secret, 'code', tenantId, address.to, code),
    browserHash: keyedHash(secret, 'browser', tenantId, browser),
    minutes: codeMinutes,
    mostInAnHour,
    now,
  })
  return isStored ? code : null
}
