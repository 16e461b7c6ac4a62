import type { CollectionBeforeValidateHook } from 'payload'
import type { CmsEnv } from '../env.ts'
import { refusal } from '../refusal.ts'
import { checkProof, type Proof } from './check-proof.ts'
import { changedCredentials } from './credentials.ts'

const fields: Record<keyof Proof, string> = { password: 'currentPassword', code: 'currentCode' }

/** Asks for the proof of `checkProof` where a person changes credentials, of their own account or another. Code without a user is trusted. */
export const requireProof =
  (env: Pick<CmsEnv, 'secret' | 'limitFactor'>): CollectionBeforeValidateHook =>
  async ({ data, operation, originalDoc, req, context }) => {
    const { user } = req
    if (operation !== 'update' || user?.collection !== 'users' || typeof user.id !== 'number') return data
    if (context.isProven === true || changedCredentials(data, originalDoc).length === 0) return data
    const person = { id: user.id, email: user.email ?? '' }
    const given = { password: typed(data?.currentPassword), code: typed(data?.currentCode) }
    const problem = await checkProof({ req, person, env, given })
    if (problem) throw refusal('users', [{ path: fields[problem.proof], message: problem.message }])
    return data
  }

const typed = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1_000) : '')
