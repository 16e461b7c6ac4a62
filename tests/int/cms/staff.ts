import { createLocalReq, loginOperation, type Payload } from 'payload'
import type { Role } from '#cms/access/role.ts'

export interface Person {
  id: number
  email: string
  token: string
  /** As the Local API takes it. */
  user: Record<string, unknown>
}

export const password = 'correct horse battery staple'

export interface Sites {
  own: number
  other: number
  template: number
}

/** Two sites and the template of the first. */
export async function twoSites(cms: Payload): Promise<Sites> {
  const site = { country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Brisbane' } as const
  const template = await cms.create({
    collection: 'tenants',
    data: { ...site, name: 'Standard', slug: 'standard', isTemplate: true },
  })
  const own = await cms.create({
    collection: 'tenants',
    data: { ...site, name: 'Own', slug: 'own', template: template.id, hosts: [{ host: 'own.localhost' }] },
  })
  const other = await cms.create({
    collection: 'tenants',
    data: { ...site, name: 'Other', slug: 'other', hosts: [{ host: 'other.localhost' }] },
  })
  return { own: own.id, other: other.id, template: template.id }
}

export async function aPerson(cms: Payload, name: string, role: Role, tenants: number[]): Promise<Person> {
  const email = `${name}@staff.example`
  await cms.create({
    collection: 'users',
    data: { email, password, name, role, tenants: tenants.map((tenant) => ({ tenant })) },
  })
  const { token, user } = await loginOperation<'users'>({
    collection: cms.collections.users,
    data: { email, password },
    // Of its own context: one sign-in a request.
    req: await createLocalReq({ context: {} }, cms),
  })
  if (!token || !user) throw new Error(`${email} cannot sign in.`)
  return { id: user.id, email, token, user: { ...user, collection: 'users' } }
}
