import type { PayloadRequest } from 'payload'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { chosenSite } from './chosen-site.ts'

/** The sites and templates that a screen is about: the chosen one, else all that the person works for. */
export async function listShownSites({ payload, user }: PayloadRequest): Promise<number[]> {
  const chosen = await chosenSite()
  if (!isPlatformAdmin(user)) return listTenantIds(user).filter((id) => chosen === null || id === chosen)
  if (chosen !== null) return [chosen]
  const { docs } = await payload.find({
    collection: 'tenants',
    user,
    overrideAccess: false,
    pagination: false,
    depth: 0,
    select: {},
  })
  return docs.map(({ id }) => id)
}
