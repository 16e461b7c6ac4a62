import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { readAuditSource, writeAuditOfPerson } from '../audit/write-audit.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import type { CmsEnv } from '../env.ts'
import { getDatabase } from '../outbox/write-event.ts'
import { removeSecondFactor } from '../second-factor/store.ts'
import { readClientAddress } from './client.ts'
import { takeEmailChange } from './email-changes.ts'
import { requireOwnOrigin } from './require-own-origin.ts'
import { saveResetToken } from './reset-token.ts'
import { respondTooManyAttempts } from './respond-too-many.ts'
import { findSignInLimits } from './sign-in-limits.ts'
import * as texts from './texts.ts'

const given = z.object({ token: z.string().min(1).max(200) })

/**
 * Consumes the link that the old address received: the account has that address again, and anyone who changed it keeps no way in. Sessions,
 * password, reset links and a second factor set up since then end. Answers the path where the owner chooses a new password.
 */
export const undoEmailChange = ({ limitFactor }: Pick<CmsEnv, 'limitFactor'>): Endpoint => ({
  path: '/undo-email-change',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    await addDataAndFileToRequest(req)
    const input = given.safeParse(req.data)
    if (!input.success) throw expired()
    const limits = findSignInLimits(req.payload, limitFactor)
    const seconds = await limits.beginReset(readClientAddress(req))
    if (seconds > 0) return respondTooManyAttempts(seconds)
    const token = await inRequestTransaction(req, () => undo(req, input.data.token))
    return Response.json({ resetPath: `/admin/reset/${token}` }, { headers: { 'Cache-Control': 'no-store' } })
  },
})

async function undo(req: PayloadRequest, token: string): Promise<string> {
  const change = await takeEmailChange(req, token)
  if (!change) throw expired()
  const { userId, oldEmail, changedAt } = change
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    req,
    where: { email: { equals: oldEmail }, id: { not_equals: userId } },
  })
  if (totalDocs > 0) throw new APIError(texts.anotherAccountHasThisAddress, 409, null, true)
  const user = await req.payload.update({
    collection: 'users',
    id: userId,
    data: { email: oldEmail, password: randomBytes(32).toString('base64url'), sessions: [] },
    depth: 0,
    req,
    context: { isProven: true },
  })
  const database = await getDatabase(req)
  const since = sql`created_at >= ${changedAt.toISOString()}::timestamptz`
  const newer = await database.execute(sql`select user_id from second_factors where user_id = ${userId} and ${since}`)
  if (newer.rows.length > 0) await removeSecondFactor(req, userId)
  await writeAuditOfPerson(req, {
    action: 'email-change-undone',
    tenants: listTenantIds({ ...user, collection: 'users' }),
    person: { id: userId, email: oldEmail },
    source: readAuditSource(req),
  })
  return saveResetToken(req, userId)
}

const expired = () => new APIError(texts.thisLinkExpiredOrWasAlreadyUsed, 403, null, true)
