import { timingSafeEqual } from 'node:crypto'
import type { Pool } from 'pg'
import { codeTries } from '#schemas/shopper/sign-in-code.ts'
import type { Address } from './read-address.ts'
import { keyedHash } from './keyed-hash.ts'
import { countCodeTry, hasCode, markCodeUsed } from './store.ts'

interface CodeVerificationInput {
  pool: Pool
  secret: string
  tenantId: number
  address: Address
  /** Token of the submitting browser. */
  browser: string
  code: string
  now: Date
}

/** `elsewhere`: this browser requested no code for the address. Codes requested by other browsers are not revealed. */
export type CodeOutcome = 'right' | 'wrong' | 'elsewhere'

/**
 * Verifies the newest code requested by this browser: in time, unused, and within the attempt limit. An attempt is counted before the
 * check; a correct one uses the code up. Other browsers' attempts are not counted, so they cannot exhaust a shopper's attempts.
 */
export async function verifyCode({
  pool,
  secret,
  tenantId,
  address,
  browser,
  code,
  now,
}: CodeVerificationInput): Promise<CodeOutcome> {
  const owner = {
    tenantId,
    addressHash: keyedHash(secret, 'address', tenantId, address.to),
    browserHash: keyedHash(secret, 'browser', tenantId, browser),
  }
  const newest = await countCodeTry(pool, { ...owner, now, mostTries: codeTries })
  const given = keyedHash(secret, 'code', tenantId, address.to, code)
  const isRight = isSame(newest?.codeHash ?? '', given)
  if (!newest) return (await hasCode(pool, owner)) ? 'wrong' : 'elsewhere'
  if (!isRight) return 'wrong'
  return (await markCodeUsed(pool, { id: newest.id, now })) ? 'right' : 'wrong'
}

function isSame(kept: string, given: string): boolean {
  const [one, other] = [Buffer.alloc(64), Buffer.alloc(64)]
  one.write(kept)
  other.write(given)
  return timingSafeEqual(one, other)
}
