import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { readAuditSource, writeAuditOfPerson } from '../audit/write-audit.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import type { CmsEnv } from '../env.ts'
import { getDatabase, writeEvent } from '../outbox/write-event.ts'
import { platformTenantId } from '#schemas/event.ts'
import { respondTooManyAttempts } from './respond-too-many.ts'
import { readClientAddress } from './client.ts'
import { requireOwnOrigin } from './require-own-origin.ts'
import { hashResetToken, makeResetToken, resetMinutes } from './reset-token.ts'
import { findSignInLimits } from './sign-in-limits.ts'
import * as texts from './texts.ts'

const given = z.object({
  email: z
    .email()
    .max(320)
    .transform((email) => email.toLowerCase()),
})

/** Milliseconds, longer than the work for an existing account, so that the response time does not reveal whether one exists. */
const answerAfter = 600

/** Stores the link as a message without a site, which only platform administrators can read. The worker sends it if it can. */
export const forgotPassword = ({ adminUrl, limitFactor, canSendMail }: CmsEnv): Endpoint => ({
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    await addDataAndFileToRequest(req)
    const input = given.safeParse(req.data)
    if (!input.success) throw new APIError(texts.enterYourEmailAddress, 400, null, true)
    const { email } = input.data
    const seconds = await findSignInLimits(req.payload, limitFactor).beginReset({
      email,
      address: readClientAddress(req),
    })
    if (seconds > 0) return respondTooManyAttempts(seconds)
    await Promise.all([writeLink(req, { email, adminUrl }), wait(answerAfter)])
    return Response.json(
      { message: canSendMail ? sent : kept, canSendMail },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  },
})

const sent = texts.ifThisAddressHasAnAccount({ resetMinutes })
const kept = texts.noEmailCanSentBecauseNoEmail

async function writeLink(req: PayloadRequest, { email, adminUrl }: { email: string; adminUrl: string }): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [user] = docs
  if (!user) return
  const token = makeResetToken()
  const link = `${adminUrl}/admin/reset/${token}`
  const subject = texts.chooseANewPasswordForForecourt
  const text = texts.someoneAskedToChooseNewPasswordFor({ email, resetMinutes, link })
  await inRequestTransaction(req, async () => {
    const database = await getDatabase(req)
    await database.execute(sql`
      update users set reset_password_token = ${hashResetToken(token)},
        reset_password_expiration = now() + make_interval(mins => ${resetMinutes})
      where id = ${user.id}
    `)
    const written: unknown = await database.execute(
      sql`insert into messages (channel, "to", state, subject, "text") values ('email', ${email}, 'waiting', ${subject}, ${text}) returning id`,
    )
    const { rows } = z.object({ rows: z.array(z.object({ id: z.number() })) }).parse(written)
    await writeEvent(req, { tenantId: platformTenantId, type: 'message.created', ids: rows.map(({ id }) => id) })
    await writeAuditOfPerson(req, {
      action: 'password-reset-requested',
      tenants: listTenantIds({ ...user, collection: 'users' }),
      person: { id: user.id, email },
      source: readAuditSource(req),
    })
  })
}
