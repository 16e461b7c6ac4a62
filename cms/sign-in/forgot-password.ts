import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { readAuditSource, writeAuditOfPerson } from '../audit/write-audit.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { lockDocuments } from '../editing/lock-documents.ts'
import type { CmsEnv } from '../env.ts'
import { getDatabase } from '../outbox/write-event.ts'
import { respondTooManyAttempts } from './respond-too-many.ts'
import { readClientAddress } from './client.ts'
import { requireOwnOrigin } from './require-own-origin.ts'
import { resetMinutes, saveResetToken } from './reset-token.ts'
import { findSignInLimits } from './sign-in-limits.ts'
import * as texts from './texts.ts'
import { writeAccountMail } from './write-account-mail.ts'

const given = z.object({
  email: z
    .email()
    .max(320)
    .transform((email) => email.toLowerCase()),
})

/** Milliseconds, longer than the work for an existing account, so that the response time does not reveal whether one exists. */
const answerAfter = 600

/** Requests close together share one mail: strangers neither fill a mailbox nor end the link that the owner is about to open. */
const minutesBetween = 15

/** Mails a link to choose a new password. */
export const forgotPassword = ({ adminUrl, limitFactor, canSendMail }: CmsEnv): Endpoint => ({
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    await addDataAndFileToRequest(req)
    const input = given.safeParse(req.data)
    if (!input.success) throw new APIError(texts.enterYourEmailAddress, 400, null, true)
    const { email } = input.data
    const seconds = await findSignInLimits(req.payload, limitFactor).beginReset(readClientAddress(req))
    if (seconds > 0) return respondTooManyAttempts(seconds)
    await Promise.all([writeLink(req, { email, adminUrl }), wait(answerAfter)])
    return Response.json(
      { message: canSendMail ? sent : kept, canSendMail },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  },
})

const sent = texts.ifThisAddressHasAnAccount({ resetMinutes, minutesBetween })
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
  await inRequestTransaction(req, async () => {
    await lockDocuments(req, { collection: 'users', ids: [user.id] })
    if (await hasNewLink(req, { userId: user.id, email })) return
    const link = `${adminUrl}/admin/reset/${await saveResetToken(req, user.id)}`
    const text = texts.someoneAskedToChooseNewPasswordFor({ email, resetMinutes, link })
    await writeAccountMail(req, { to: email, subject: texts.chooseANewPasswordForForecourt, text })
    await writeAuditOfPerson(req, {
      action: 'password-reset-requested',
      tenants: listTenantIds({ ...user, collection: 'users' }),
      person: { id: user.id, email },
      source: readAuditSource(req),
    })
  })
}

async function hasNewLink(req: PayloadRequest, { userId, email }: { userId: number; email: string }): Promise<boolean> {
  const database = await getDatabase(req)
  const found = await database.execute(sql`
    select from users where id = ${userId}
      and reset_password_expiration > now() + make_interval(mins => ${resetMinutes - minutesBetween})
      and exists (select from messages where "to" = ${email} and subject = ${texts.chooseANewPasswordForForecourt}
        and state <> 'failed' and created_at > now() - make_interval(mins => ${minutesBetween}))
  `)
  return found.rows.length > 0
}
