import { setTimeout as wait } from 'node:timers/promises'
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { readAuditSource, writeAuditOfPerson } from '../audit/write-audit.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import type { CmsEnv } from '../env.ts'
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
  await inRequestTransaction(req, async () => {
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
