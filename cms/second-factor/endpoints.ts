import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import type { AuditAction } from '../audit/audit-actions.ts'
import { readAuditSource, writeAuditOfPerson } from '../audit/write-audit.ts'
import type { CmsEnv } from '../env.ts'
import { canManageUsers } from '../collections/users/access.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { isPasswordRight } from '../sign-in/is-password-right.ts'
import { requireOwnOrigin } from '../sign-in/require-own-origin.ts'
import { findSignInLimits } from '../sign-in/sign-in-limits.ts'
import { confirmEnrolment, startEnrolment } from './enrolment.ts'
import { hasSecondFactor, removeSecondFactor, replaceRecoveryCodes, saveSecondFactor, useCode } from './store.ts'
import * as texts from './texts.ts'

const given = z.object({
  password: z.string().max(1_000).default(''),
  code: z.string().max(40).default(''),
  enrolment: z.string().max(2_000).default(''),
})

interface Asked extends z.infer<typeof given> {
  req: PayloadRequest
  userId: number
  email: string
}

/** Endpoints for the user's own second factor. Each change requires the password or a code. */
export const secondFactorEndpoints = (env: CmsEnv): Endpoint[] => {
  const { secret } = env
  const limits = (req: PayloadRequest) => findSignInLimits(req.payload, env.limitFactor)
  const countTry = async ({ req, email }: Asked) => {
    const seconds = await limits(req).beginCode(email)
    if (seconds > 0) throw new APIError(texts.tooManyAttempts({ seconds }), 429, null, true)
  }
  const checkPassword = async (asked: Asked) => {
    await countTry(asked)
    const { req, email, password } = asked
    if (!(await isPasswordRight(req.payload, { email, password })))
      throw new APIError(texts.thisPasswordIsIncorrect, 400, null, true)
    await limits(req).succeedCode(email)
  }
  const checkCode = async (asked: Asked) => {
    await countTry(asked)
    const { req, userId, code, email } = asked
    if (!(await useCode(req, { userId, code, secret, now: new Date() }))) throw wrongCode()
    await limits(req).succeedCode(email)
  }
  return [
    {
      path: '/second-factor',
      method: 'get',
      handler: async (req) => {
        const { id } = signedIn(req)
        return answer({ isOn: await hasSecondFactor(req, id), requirement: env.requireSecondFactor })
      },
    },
    own('/second-factor/start', async (asked) => {
      await checkPassword(asked)
      if (await hasSecondFactor(asked.req, asked.userId))
        throw new APIError(texts.yourSecondFactorIsAlreadyOn, 409, null, true)
      const { sealed: enrolment, ...shown } = startEnrolment({ ...asked, secret, now: new Date() })
      return { enrolment, ...shown }
    }),
    own('/second-factor/confirm', async (asked) => {
      const { req, userId } = asked
      await countTry(asked)
      const confirmed = confirmEnrolment({ ...asked, sealed: asked.enrolment, secret, now: new Date() })
      if (!confirmed) throw wrongCode()
      await limits(req).succeedCode(asked.email)
      const recoveryCodes = await saveSecondFactor(req, { userId, ...confirmed, secret })
      await record(req, 'second-factor-added')
      return { recoveryCodes }
    }),
    own('/second-factor/recovery-codes', async (asked) => {
      await checkCode(asked)
      return { recoveryCodes: await replaceRecoveryCodes(asked.req, { userId: asked.userId, secret }) }
    }),
    own('/second-factor/remove', async (asked) => {
      await checkPassword(asked)
      await checkCode(asked)
      await removeSecondFactor(asked.req, asked.userId)
      await record(asked.req, 'second-factor-removed')
      return {}
    }),
    resetOfAnother,
  ]
}

/** An administrator removes the second factor of a user who lost their device. The user's sessions end. */
const resetOfAnother: Endpoint = {
  path: '/:id/second-factor/reset',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    const user = signedIn(req)
    const id = Number(req.routeParams?.id)
    const access = await canManageUsers({ req })
    if (access === false || id === user.id) throw notAllowed()
    const where = { and: [{ id: { equals: id } }, access === true ? {} : access] }
    const { docs } = await req.payload.find({ collection: 'users', where, depth: 0, limit: 1, overrideAccess: true })
    const [person] = docs
    if (!person) throw notAllowed()
    await inRequestTransaction(req, async () => {
      await removeSecondFactor(req, person.id)
      await req.payload.update({ collection: 'users', id: person.id, data: { sessions: [] }, depth: 0, req })
      await writeAuditOfPerson(req, {
        action: 'second-factor-removed',
        tenants: listTenantIds({ ...person, collection: 'users' }),
        person: { id: user.id, email: user.email },
        source: readAuditSource(req),
        subject: texts.ofEmail({ email: person.email }),
        area: 'users',
        document: String(person.id),
      })
    })
    return answer({})
  },
}

const own = (path: string, work: (asked: Asked) => Promise<object>): Endpoint => ({
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
const wrongCode = () => new APIError(texts.thisCodeIncorrectOrWasAlreadyUsed, 400, null, true)
const notAllowed = () => new APIError(texts.yourAccountDoesNotPermissionToDo, 403, null, true)
