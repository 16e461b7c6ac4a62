import { AuthenticationError, type Payload } from 'payload'
import { createFirstAdmin } from './create-first-admin.ts'

interface AdminInput {
  email: string
  password: string
  /** Set explicitly by the operator, who may restore their own access. Otherwise changes made in the admin stay. */
  isChosen: boolean
}

/** Creates or updates the given administrator and returns whether they can sign in. */
export async function ensureAdmin(payload: Payload, { email, password, isChosen }: AdminInput): Promise<boolean> {
  if ((await createFirstAdmin(payload, { email, password })) === 'created') return true
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0, limit: 1 })
  const [found] = docs
  if (found && (await canSignIn(payload, { email, password }))) return true
  if (!isChosen) return false
  if (found) await payload.update({ collection: 'users', id: found.id, data: { password, role: 'platform-admin' } })
  else
    await payload.create({
      collection: 'users',
      data: { email, password, name: 'Administrator', role: 'platform-admin' },
    })
  return true
}

async function canSignIn(payload: Payload, data: { email: string; password: string }): Promise<boolean> {
  try {
    await payload.login({ collection: 'users', data })
    return true
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error
    return false
  }
}
