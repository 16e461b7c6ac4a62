import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '../refusal.ts'
import type { CmsEnv } from '../env.ts'
import { isPasswordRight } from './is-password-right.ts'
import { findSignInLimits } from './sign-in-limits.ts'

/** Who changes their own password says the current one: an open computer, or a stolen session, must not take the account over. */
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
      throw refusal('users', [{ path: 'currentPassword', message: 'Enter your current password too.' }])
    const limits = findSignInLimits(req.payload, env.limitFactor)
    const wait = await limits.beginCode(user.email)
    if (wait > 0)
      throw refusal('users', [
        { path: 'currentPassword', message: `Too many attempts. Wait ${wait} seconds, then try again.` },
      ])
    if (!(await isPasswordRight(req.payload, { email: user.email, password: current })))
      throw refusal('users', [{ path: 'currentPassword', message: 'This is not your current password.' }])
    await limits.succeedCode(user.email)
    return data
  }
