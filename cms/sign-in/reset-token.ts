import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { getDatabase } from '../outbox/write-event.ts'

export const makeResetToken = (): string => randomBytes(32).toString('base64url')

/** The database stores only the hash, so a backup cannot be used to reset a password. */
export const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const resetMinutes = 60

/** Makes the only valid reset token of an account, and returns it. */
export async function saveResetToken(req: PayloadRequest, userId: number): Promise<string> {
  const token = makeResetToken()
  const database = await getDatabase(req)
  await database.execute(sql`
    update users set reset_password_token = ${hashResetToken(token)},
      reset_password_expiration = now() + make_interval(mins => ${resetMinutes})
    where id = ${userId}
  `)
  return token
}
