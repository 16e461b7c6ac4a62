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
  code: string
  now: Date
}

/** Whether it is the newest code of the address, in time, not used, and not tried too often. Each try counts before it is looked at; a right one uses the code up. */
export async function takeCode({ pool, secret, tenantId, address, code, now }: Given): Promise<boolean> {
  const { rows } = await pool.query<{ id: string; codeHash: string }>(
    `update sign_in_codes set tries = tries + 1
     where id = (select id from sign_in_codes where tenant_id = $1 and address_hash = $2 order by created_at desc, id desc limit 1)
       and used_at is null and expires_at > $3 and tries < $4
     returning id, code_hash as "codeHash"`,
    [tenantId, keyedHash(secret, 'address', tenantId, address.to), now, codeTries],
  )
  const given = keyedHash(secret, 'code', tenantId, address.to, code)
  const isRight = isSame(rows[0]?.codeHash ?? '', given)
  if (!rows[0] || !isRight) return false
  const used = await pool.query('update sign_in_codes set used_at = $2 where id = $1 and used_at is null', [
    rows[0].id,
    now,
  ])
  return used.rowCount === 1
}

function isSame(kept: string, given: string): boolean {
  const [one, other] = [Buffer.alloc(64), Buffer.alloc(64)]
  one.write(kept)
  other.write(given)
  return timingSafeEqual(one, other)
}
