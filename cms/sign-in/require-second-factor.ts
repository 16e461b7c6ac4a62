import type { CollectionBeforeLoginHook, TypedUser } from 'payload'
import { z } from 'zod'
import { confirmEnrolment, startEnrolment } from '../second-factor/enrolment.ts'
import { hasSecondFactor, saveSecondFactor, useCode } from '../second-factor/store.ts'
import type { CmsEnv } from '../env.ts'
import { findSignInLimits, type ProofKind } from './sign-in-limits.ts'
import { SignInRefusal } from './sign-in-refusal.ts'

const signInContext = z.object({
  code: z.string().default(''),
  enrolment: z.string().default(''),
})

export type SecondFactorEnv = Pick<CmsEnv, 'secret' | 'limitFactor' | 'requireSecondFactor'>

/**
 * Runs between the password check and the session, in the same transaction: no session exists before the second factor is verified. Local
 * API calls are our own code.
 */
export const requireSecondFactor =
  (env: SecondFactorEnv): CollectionBeforeLoginHook =>
  async ({ req, user, context }) => {
    if (context.signIn === undefined) return user
    const given = signInContext.parse(context.signIn)
    const { secret } = env
    const now = new Date()
    const limits = findSignInLimits(req.payload, env.limitFactor)
    const countTry = async (kind: ProofKind) => {
      const seconds = await limits.beginProof(kind, user.email)
      if (seconds > 0) throw new SignInRefusal({ kind: 'too-many-codes', seconds })
    }
    if (await hasSecondFactor(req, user.id)) {
      if (given.code === '') throw new SignInRefusal({ kind: 'code-needed' })
      await countTry('code')
      if (!(await useCode(req, { userId: user.id, code: given.code, secret, now })))
        throw new SignInRefusal({ kind: 'code-wrong' })
      await limits.succeedProof('code', user.email)
      return user
    }
    if (!isRequired(env.requireSecondFactor, user)) return user
    if (given.enrolment === '') {
      const enrolment = startEnrolment({ userId: user.id, email: user.email, secret, now })
      throw new SignInRefusal({ kind: 'enrolment-needed', enrolment })
    }
    await countTry('enrolment')
    const confirmed = confirmEnrolment({ userId: user.id, secret, now, sealed: given.enrolment, code: given.code })
    if (!confirmed) throw new SignInRefusal({ kind: 'enrolment-code-wrong' })
    const recoveryCodes = await saveSecondFactor(req, { userId: user.id, ...confirmed, secret })
    if (!recoveryCodes) throw new SignInRefusal({ kind: 'code-needed' })
    await limits.succeedProof('enrolment', user.email)
    context.recoveryCodes = recoveryCodes
    return user
  }

function isRequired(setting: CmsEnv['requireSecondFactor'], { role }: Pick<TypedUser, 'role'>): boolean {
  switch (setting) {
    case 'none':
      return false
    case 'admins':
      return role === 'platform-admin' || role === 'tenant-admin'
    case 'all':
      return true
  }
}
