import { sql } from '@payloadcms/db-postgres'
import { addDataAndFileToRequest, APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { readAuditSource, writeAuditOfPerson } from '../audit/write-audit.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import type { CmsEnv } from '../env.ts'
import { getDatabase } from '../outbox/write-event.ts'
import { respondTooManyAttempts } from './respond-too-many.ts'
import { findDevice, makeDeviceCookie, readClientAddress } from './client.ts'
import { requireOwnOrigin } from './require-own-origin.ts'
import { hashResetToken } from './reset-token.ts'
import { findSignInLimits } from './sign-in-limits.ts'
import * as texts from './texts.ts'

const given = z.object({ token: z.string().min(1).max(200), password: z.string().max(1_000) })

const foundUsers = z.object({ rows: z.array(z.object({ id: z.number() })) })

/** Consumes a reset link, sets the password and ends all sessions. The user then signs in with the second factor. */
export const resetPassword = ({ adminUrl, limitFactor }: CmsEnv): Endpoint => ({
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    await addDataAndFileToRequest(req)
    const input = given.safeParse(req.data)
    if (!input.success) throw expired()
    const { token, password } = input.data
    const address = readClientAddress(req)
    const seconds = await findSignInLimits(req.payload, limitFactor).beginReset(address)
    if (seconds > 0) return respondTooManyAttempts(seconds)
    const user = await inRequestTransaction(req, async () => {
      const database = await getDatabase(req)
      const used: unknown = await database.execute(sql`
        update users set reset_password_token = null, reset_password_expiration = null
        where reset_password_token = ${hashResetToken(token)} and reset_password_expiration > now()
        returning id
      `)
      const [found] = foundUsers.parse(used).rows
      if (!found) throw expired()
      const changed = await req.payload.update({
        collection: 'users',
        id: found.id,
        data: { password },
        depth: 0,
        req,
        // The link is the proof, also in a browser that is signed in.
        context: { isProven: true },
      })
      await writeAuditOfPerson(req, {
        action: 'password-reset',
        tenants: listTenantIds({ ...changed, collection: 'users' }),
        person: { id: changed.id, email: changed.email },
        source: readAuditSource(req),
      })
      return changed
    })
    // A user who proved access to the mailbox is not slowed by attackers elsewhere.
    const device = await findDevice(req.payload, { email: user.email, adminUrl })
    const headers = new Headers({ 'Cache-Control': 'no-store', 'Set-Cookie': makeDeviceCookie(device) })
    return Response.json({ message: texts.yourPasswordIsChanged }, { headers })
  },
})

const expired = () => new APIError(texts.thisLinkExpiredOrWasAlreadyUsed, 403, null, true)
