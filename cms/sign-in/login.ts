import {
  addDataAndFileToRequest,
  AuthenticationError,
  type Endpoint,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { readAuditSource, writeAuditOfPerson } from '../audit/write-audit.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import type { CmsEnv } from '../env.ts'
import { lockDocuments } from '../editing/lock-documents.ts'
import { respondTooManyAttempts, respondWorkNeeded } from './respond-too-many.ts'
import { findDevice, makeDeviceCookie, readClientAddress, readKnownDevice } from './client.ts'
import { isPasswordRight } from './is-password-right.ts'
import { requireOwnOrigin } from './require-own-origin.ts'
import { findSignInLimits } from './sign-in-limits.ts'
import { SignInRefusal, type SignInRefusalAnswer } from './sign-in-refusal.ts'
import { simulatePasswordCheck } from './simulate-password-check.ts'
import * as texts from './texts.ts'

const given = z.object({
  email: z
    .string()
    .max(320)
    .transform((email) => email.trim().toLowerCase()),
  password: z.string().max(1_000),
  /** A code of the authenticator app, or a recovery code. */
  code: z.string().max(40).default(''),
  /** Enrolment of a user who must set up a second factor first. */
  enrolment: z.string().max(2_000).default(''),
  /** The task that an earlier answer asked for, solved. */
  work: z
    .object({ challenge: z.string().max(200), answer: z.string().max(20) })
    .nullable()
    .default(null),
})
type SignInRequest = z.infer<typeof given>

/** Replaces Payload's login endpoint: adds limits and the second factor, and omits the token from the response. Only the cookie carries it. */
export const login = ({ adminUrl, limitFactor }: Pick<CmsEnv, 'adminUrl' | 'limitFactor'>): Endpoint => ({
  path: '/login',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    await addDataAndFileToRequest(req)
    const input = given.safeParse(req.data)
    if (!input.success) throw new AuthenticationError(req.t)
    const { email, work } = input.data
    const device = await findDevice(req.payload, { email, adminUrl })
    const attempt = { email, address: readClientAddress(req), deviceId: readKnownDevice(req.headers, device), work }
    const limits = findSignInLimits(req.payload, limitFactor)
    const verdict = await limits.begin(attempt)
    if (verdict.kind === 'wait') return respondTooManyAttempts(verdict.seconds)
    if (verdict.kind === 'work') return respondWorkNeeded(verdict.work)
    try {
      const { token, exp, user } = await checkPassword(req, { ...input.data, isKnown: attempt.deviceId !== null })
      await limits.succeed(attempt)
      const headers = new Headers({ 'Cache-Control': 'no-store' })
      const collectionAuthConfig = req.payload.collections.users.config.auth
      const { cookiePrefix } = req.payload.config
      headers.append('Set-Cookie', generatePayloadCookie({ collectionAuthConfig, cookiePrefix, token: token ?? '' }))
      headers.append('Set-Cookie', makeDeviceCookie(device))
      const { recoveryCodes } = req.context
      return Response.json(
        { message: req.t('authentication:passed'), exp, user, ...(recoveryCodes ? { recoveryCodes } : {}) },
        { headers },
      )
    } catch (error) {
      if (error instanceof SignInRefusal) {
        await limits.takeBack(attempt)
        if (error.answer.kind !== 'code-needed' && error.answer.kind !== 'enrolment-needed')
          await recordFailure(req, { email, subject: texts.theCodeWasIncorrect })
        return answerRefusal(error.answer)
      }
      if (error instanceof AuthenticationError)
        await recordFailure(req, { email, subject: texts.thePasswordWasIncorrect })
      throw error
    }
  },
})

/**
 * A wrong password locks nothing. After a correct one the account is locked, and Payload reads it, verifies the password again and begins
 * the session. Concurrent sign-ins each keep their session, and no change of the account is lost (`lock-account.ts`).
 */
async function checkPassword(
  req: PayloadRequest,
  { email, password, code, enrolment, isKnown }: SignInRequest & { isKnown: boolean },
) {
  const user = await findUser(req, email)
  if (!user) await simulatePasswordCheck(password)
  if (!user || !(await isPasswordRight(req.payload, { email, password, isKnown }))) throw new AuthenticationError(req.t)
  req.context.isCheckedSignIn = true
  req.context.signIn = { code, enrolment }
  return inRequestTransaction(req, async () => {
    await lockDocuments(req, { collection: 'users', ids: [user.id] })
    const data = { email, password }
    const collection = req.payload.collections.users
    return loginOperation<'users'>({ collection, data, depth: 0, req })
  })
}

async function findUser(req: PayloadRequest, email: string) {
  const where = { email: { equals: email } }
  const { docs } = await req.payload.find({ collection: 'users', where, depth: 0, limit: 1, pagination: false })
  return docs[0] ?? null
}

/** In a separate transaction, since the sign-in is rolled back. */
async function recordFailure(req: PayloadRequest, { email, subject }: { email: string; subject: string }) {
  const user = await findUser(req, email)
  const tenants = user ? listTenantIds({ ...user, collection: 'users' }) : []
  const person = { id: user?.id ?? null, email }
  const source = readAuditSource(req)
  await writeAuditOfPerson(req.payload.db.pool, { action: 'sign-in-failed', tenants, person, source, subject })
}

/** Payload's forms read `errors`. */
function answerRefusal(answer: SignInRefusalAnswer): Response {
  const refuse = (message: string, secondFactor: object) =>
    Response.json(
      { errors: [{ name: 'SecondFactorNeeded', message }], secondFactor },
      { status: 401, headers: { 'Cache-Control': 'no-store' } },
    )
  switch (answer.kind) {
    case 'code-needed':
      return refuse(texts.enterCodeThatYourAuthenticatorAppShows, { step: 'code' })
    case 'code-wrong':
      return refuse(texts.thisCodeIncorrectOrWasAlreadyUsed, { step: 'code' })
    case 'enrolment-needed':
      return refuse(texts.setUpASecondFactorToContinue, { step: 'enrolment', ...answer.enrolment })
    case 'enrolment-code-wrong':
      return refuse(texts.thisCodeIsIncorrect, {
        step: 'enrolment',
      })
    case 'too-many-codes':
      return respondTooManyAttempts(answer.seconds)
  }
}
