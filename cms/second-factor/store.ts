import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { getDatabase } from '../outbox/write-event.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { hashRecoveryCode, isRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import { findTotpPeriod } from './totp.ts'

const rowsOf = z.object({ rows: z.array(z.object({ secret: z.string() })) })
const countOf = z.object({ rowCount: z.number().nullable() })

export async function hasSecondFactor(req: PayloadRequest, userId: number): Promise<boolean> {
  const database = await getDatabase(req)
  const found: unknown = await database.execute(sql`select secret from second_factors where user_id = ${userId}`)
  return rowsOf.parse(found).rows.length > 0
}

interface TypedCode {
  userId: number
  code: string
  secret: string
  now: Date
}

/** Verifies and consumes an app code or a recovery code. */
export async function useCode(req: PayloadRequest, { userId, code, secret, now }: TypedCode): Promise<boolean> {
  const database = await getDatabase(req)
  if (isRecoveryCode(code)) {
    const hash = hashRecoveryCode(secret, code)
    const used: unknown = await database.execute(
      sql`update recovery_codes set used_at = now() where user_id = ${userId} and code_hash = ${hash} and used_at is null`,
    )
    return (countOf.parse(used).rowCount ?? 0) > 0
  }
  const found: unknown = await database.execute(sql`select secret from second_factors where user_id = ${userId}`)
  const [row] = rowsOf.parse(found).rows
  const opened = row ? unseal(secret, row.secret) : null
  const period = opened === null ? null : findTotpPeriod(opened, { code: code.replaceAll(/\s/g, ''), now })
  if (period === null) return false
  // Atomic, so that concurrent requests cannot use a code twice.
  const used: unknown = await database.execute(
    sql`update second_factors set last_period = ${period} where user_id = ${userId} and last_period < ${period}`,
  )
  return (countOf.parse(used).rowCount ?? 0) > 0
}

interface NewFactor {
  userId: number
  totpSecret: string
  period: number
  secret: string
}

/**
 * Stores a confirmed secret and returns the recovery codes, which cannot be read again. Null if the account has a second factor already:
 * an enrolment that was started earlier replaces none.
 */
export async function saveSecondFactor(req: PayloadRequest, factor: NewFactor): Promise<string[] | null> {
  const { userId, totpSecret, period, secret } = factor
  const database = await getDatabase(req)
  const saved: unknown = await database.execute(sql`
    insert into second_factors (user_id, secret, last_period) values (${userId}, ${seal(secret, totpSecret)}, ${period})
    on conflict (user_id) do nothing
  `)
  if (countOf.parse(saved).rowCount === 0) return null
  return replaceRecoveryCodes(req, { userId, secret })
}

export async function replaceRecoveryCodes(
  req: PayloadRequest,
  { userId, secret }: { userId: number; secret: string },
): Promise<string[]> {
  const database = await getDatabase(req)
  await database.execute(sql`delete from recovery_codes where user_id = ${userId}`)
  const codes = makeRecoveryCodes()
  for (const code of codes)
    await database.execute(
      sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${hashRecoveryCode(secret, code)})`,
    )
  return codes
}

export async function removeSecondFactor(req: PayloadRequest, userId: number): Promise<void> {
  const database = await getDatabase(req)
  await database.execute(sql`delete from recovery_codes where user_id = ${userId}`)
  await database.execute(sql`delete from second_factors where user_id = ${userId}`)
}
