import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import type { AuditAction } from '../audit/audit-actions.ts'
import { readAuditSource, writeAuditOfPerson } from '../audit/write-audit.ts'
import type { CmsEnv } from '../env.ts'
import { canManageUsers } from '../collections/users/access.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { checkProof } from '../sign-in/check-proof.ts'
import { endOtherSessions } from '../sign-in/end-other-sessions.ts'
import { requireOwnOrigin } from '../sign-in/require-own-origin.ts'
import { findSignInLimits } from '../sign-in/sign-in-limits.ts'
import { confirmEnrolment, startEnrolment } from './enrolment.ts'
import { hasSecondFactor, removeSecondFactor, replaceRecoveryCodes, saveSecondFactor } from './store.ts'
import * as texts from './texts.ts'

const given = z.object({
  password: z.string().max(1_000).default(''),
  code: z.string().max(40).default(''),
  enrolment: z.string().max(2_000).default(''),
})

interface SecondFactorRequest extends z.infer<typeof given> {
  req: PayloadRequest
  userId: number
  email: string
}

/** Endpoints for the user's own second factor. Each change requires the proof of `checkProof`. */
export const secondFactorEndpoints = (env: CmsEnv): Endpoint[] => {
  const { secret } = env
  return [
    {
      path: '/second-factor',
      method: 'get',
      handler: async (req) => {
        const { id } = signedIn(req)
        return answer({ isOn: await hasSecondFactor(req, id), requirement: env.requireSecondFactor })
      },
    },
    own('/second-factor/start', async (request) => {
      const { req, userId } = request
      if (await hasSecondFactor(req, userId)) throw alreadyOn()
      await requireProof(env, request)
      const { sealed: enrolment, ...shown } = startEnrolment({ ...request, secret, now: new Date() })
      return { enrolment, ...shown }
    }),
    // The password was proven at the start, and only an account without a second factor gets one.
    own('/second-factor/confirm', async (request) => {
      const { req, userId, email } = request
      if (await hasSecondFactor(req, userId)) throw alreadyOn()
      const limits = findSignInLimits(req.payload, env.limitFactor)
      const seconds = await limits.beginProof('enrolment', email)
      if (seconds > 0) throw new APIError(texts.tooManyAttempts({ seconds }), 429, null, true)
      const confirmed = confirmEnrolment({ ...request, sealed: request.enrolment, secret, now: new Date() })
      if (!confirmed) throw new APIError(texts.thisCodeIncorrectOrWasAlreadyUsed, 400, null, true)
      await limits.succeedProof('enrolment', email)
      const recoveryCodes = await saveSecondFactor(req, { userId, ...confirmed, secret })
      if (!recoveryCodes) throw alreadyOn()
      await endOtherSessions(req, userId)
      await record(req, 'second-factor-added')
      return { recoveryCodes }
    }),
    own('/second-factor/recovery-codes', async (request) => {
      const { req, userId } = request
      await requireProof(env, request)
      const recoveryCodes = await replaceRecoveryCodes(req, { userId, secret })
      await endOtherSessions(req, userId)
      await record(req, 'recovery-codes-replaced')
      return { recoveryCodes }
    }),
    own('/second-factor/remove', async (request) => {
      const { req, userId } = request
      await requireProof(env, request)
      await removeSecondFactor(req, userId)
      await endOtherSessions(req, userId)
      await record(req, 'second-factor-removed')
      return {}
    }),
    own('/:id/second-factor/reset', (request) => resetOfAnother(env, request)),
  ]
}

async function requireProof(env: CmsEnv, { req, userId, email, password, code }: SecondFactorRequest): Promise<void> {
  const problem = await checkProof({ req, env, person: { id: userId, email }, given: { password, code } })
  if (problem) throw new APIError(problem.message, problem.status, null, true)
}

/** An administrator removes the second factor of a user who lost their device. The user's sessions end. */
async function resetOfAnother(env: CmsEnv, request: SecondFactorRequest): Promise<object> {
  const { req, userId, email } = request
  const id = Number(req.routeParams?.id)
  const access = await canManageUsers({ req })
  if (access === false || id === userId) throw notAllowed()
  const where = { and: [{ id: { equals: id } }, access === true ? {} : access] }
  const { docs } = await req.payload.find({ collection: 'users', where, depth: 0, limit: 1, overrideAccess: true, req })
  const [person] = docs
  if (!person) throw notAllowed()
  await requireProof(env, request)
  await removeSecondFactor(req, person.id)
  await req.payload.update({ collection: 'users', id: person.id, data: { sessions: [] }, depth: 0, req })
  await writeAuditOfPerson(req, {
    action: 'second-factor-removed',
    tenants: listTenantIds({ ...person, collection: 'users' }),
    person: { id: userId, email },
    source: readAuditSource(req),
    subject: texts.ofEmail({ email: person.email }),
    area: 'users',
    document: String(person.id),
  })
  return {}
}

const own = (path: string, work: (request: SecondFactorRequest) => Promise<object>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    const { id: userId, email } = signedIn(req)
    await addDataAndFileToRequest(req)
    const input = given.safeParse(req.data ?? {})
    if (!input.success) throw new APIError(texts.someValuesSentNotValid, 400, null, true)
    const result = await inRequestTransaction(req, () => work({ ...input.data, req, userId, email }))
    return answer(result)
  },
})

async function record(req: PayloadRequest, action: AuditAction): Promise<void> {
  const { id, email } = signedIn(req)
  await writeAuditOfPerson(req, {
    action,
    tenants: listTenantIds(req.user),
    person: { id, email },
    source: readAuditSource(req),
  })
}

function signedIn({ user }: PayloadRequest): { id: number; email: string } {
  if (user?.collection !== 'users' || typeof user.id !== 'number' || typeof user.email !== 'string')
    throw new APIError(texts.signInToContinue, 401, null, true)
  return { id: user.id, email: user.email }
}

const answer = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
const alreadyOn = () => new APIError(texts.yourSecondFactorIsAlreadyOn, 409, null, true)
const notAllowed = () => new APIError(texts.yourAccountDoesNotPermissionToDo, 403, null, true)
