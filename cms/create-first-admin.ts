import type { Payload } from 'payload'

/**
 * Makes the platform administrator of an installation that has none; does nothing where there is one. The admin itself offers
 * no such thing to anyone who comes first.
 */
export async function createFirstAdmin(
  payload: Payload,
  { email, password, name = 'Administrator' }: { email: string; password: string; name?: string },
): Promise<'created' | 'exists'> {
  const { totalDocs } = await payload.count({ collection: 'users', where: { role: { equals: 'platform-admin' } } })
  if (totalDocs > 0) return 'exists'
  await payload.create({ collection: 'users', data: { email, password, name, role: 'platform-admin' } })
  return 'created'
}
