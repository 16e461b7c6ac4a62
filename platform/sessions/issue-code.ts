import { randomInt } from 'node:crypto'
import type { Pool } from 'pg'
import { codeLength, codeMinutes } from '#schemas/shopper/sign-in-code.ts'
import type { Address } from './read-address.ts'
import { keyedHash } from './keyed-hash.ts'

interface Asked {
  pool: Pool
  secret: string
  tenantId: number
  address: Address
  /** Token of the browser that asks. */
  browser: string
  now: Date
}

/** So many codes go to one address in an hour: anyone who cannot read it must not be able to fill it. */
const mostInAnHour = 6

/** A new code for an address, which makes those before it in this browser worthless; null where it had too many lately. It does not matter whether anybody has an account. */
export async function issueCode({ pool, secret, tenantId, address, browser, now }: Asked): Promise<string | null> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const addressHash = keyedHash(secret, 'address', tenantId, address.to)
  const { rowCount } = await pool.query(
    `insert into sign_in_codes (tenant_id, address_hash, code_hash, expires_at, created_at, browser_hash)
     select $1, $2::varchar, $3, $4::timestamptz + make_interval(mins => $5), $4, $7
     where (select count(*) from sign_in_codes
            where tenant_id = $1 and address_hash = $2::varchar and created_at > $4::timestamptz - interval '1 hour') < $6`,
    [
      tenantId,
      addressHash,
      keyedHash(secret, 'code', tenantId, address.to, code),
      now,
      codeMinutes,
      mostInAnHour,
      keyedHash(secret, 'browser', tenantId, browser),
    ],
  )
  return rowCount === 1 ? code : null
}
