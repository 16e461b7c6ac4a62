import { timingSafeEqual } from 'node:crypto'
import type { Pool } from 'pg'
import { codeTries } from '#schemas/shopper/sign-in-code.ts'
import type { Address } from './read-address.ts'
import { keyedHash } from './keyed-hash.ts'

interface Given {
  pool: Pool
  secret: string
  tenantId: number
  address: Address
  /** Token of the browser that tries. */
  browser: string
  code: string
  now: Date
}

/** `elsewhere`: this browser asked for no code of the address. It says nothing of codes that others asked for. */
export type CodeOutcome = 'right' | 'wrong' | 'elsewhere'

/**
 * Whether it is the newest code that this browser asked for, in time, not used, and not tried too often. Each try counts before it is looked at; a right
 * one uses the code up. Tries from another browser count for nothing: nobody can use up the tries of a shopper.
 */
export async function verifyCode({ pool, secret, tenantId, address, browser, code, now }: Given): Promise<CodeOutcome> {
  const asked = [
    tenantId,
    keyedHash(secret, 'address', tenantId, address.to),
    keyedHash(secret, 'browser', tenantId, browser),
  ]
  const { rows } = await pool.query<{ id: string; codeHash: string }>(
    `update sign_in_codes set tries = tries + 1
     where id = (select id ${ofBrowser} order by created_at desc, id desc limit 1)
       and used_at is null and expires_at > $4 and tries < $5
     returning id, code_hash as "codeHash"`,
    [...asked, now, codeTries],
  )
  const given = keyedHash(secret, 'code', tenantId, address.to, code)
  const isRight = isSame(rows[0]?.codeHash ?? '', given)
  if (!rows[0]) return (await pool.query(`select ${ofBrowser} limit 1`, asked)).rowCount === 0 ? 'elsewhere' : 'wrong'
  if (!isRight) return 'wrong'
  const used = await pool.query('update sign_in_codes set used_at = $2 where id = $1 and used_at is null', [
    rows[0].id,
    now,
  ])
  return used.rowCount === 1 ? 'right' : 'wrong'
}

const ofBrowser = 'from sign_in_codes where tenant_id = $1 and address_hash = $2 and browser_hash = $3'

function isSame(kept: string, given: string): boolean {
  const [one, other] = [Buffer.alloc(64), Buffer.alloc(64)]
  one.write(kept)
  other.write(given)
  return timingSafeEqual(one, other)
}
