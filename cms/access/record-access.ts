import { collectionAccess } from './collection-access.ts'
import { nobody } from './nobody.ts'
import type { TenantRole } from './role.ts'

/** For what the site itself writes down: staff read it, and nobody writes or changes one by hand. */
export const recordAccess = ({ read, delete: remove = [] }: { read: TenantRole[]; delete?: TenantRole[] }) => ({
  ...collectionAccess({ read, create: [], update: [], delete: remove }),
  create: nobody,
  update: nobody,
})
