import type { Payload } from 'payload'
import * as texts from './texts.ts'

/** Creates the platform administrator of an installation without one. The admin itself offers no first-user registration. */
export async function createFirstAdmin(
  payload: Payload,
  { email, password, name = texts.administrator }: { email: string; password: string; name?: string },
): Promise<'created' | 'exists'> {
  const { totalDocs } = await payload.count({ collection: 'users', where: { role: { equals: 'platform-admin' } } })
  if (totalDocs > 0) return 'exists'
  await payload.create({ collection: 'users', data: { email, password, name, role: 'platform-admin' } })
  return 'created'
}
