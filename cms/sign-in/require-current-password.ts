import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '../refusal.ts'
import type { CmsEnv } from '../env.ts'
import { isPasswordRight } from './is-password-right.ts'
import { findSignInLimits } from './sign-in-limits.ts'
import * as texts from './texts.ts'

/** Changing one's own password requires the current one, so that an unattended computer or a stolen session cannot take over the account. */
export const requireCurrentPassword =
  (env: Pick<CmsEnv, 'limitFactor'>): CollectionBeforeValidateHook =>
  async ({ data, operation, originalDoc, req }) => {
    const { user } = req
    const isOwnChange = operation === 'update' && user?.collection === 'users' && user.id === originalDoc?.id
    const newPassword: unknown = data?.password
    if (!isOwnChange || typeof newPassword !== 'string' || newPassword === '' || typeof user.email !== 'string')
      return data
    const current: unknown = data?.currentPassword
    if (typeof current !== 'string' || current === '')
      throw refusal('users', [{ path: 'currentPassword', message: texts.enterYourCurrentPasswordToo }])
    const limits = findSignInLimits(req.payload, env.limitFactor)
    const wait = await limits.beginCode(user.email)
    if (wait > 0) throw refusal('users', [{ path: 'currentPassword', message: texts.tooManyAttempts({ wait }) }])
    if (!(await isPasswordRight(req.payload, { email: user.email, password: current })))
      throw refusal('users', [{ path: 'currentPassword', message: texts.thisIsNotYourCurrentPassword }])
    await limits.succeedCode(user.email)
    return data
  }
