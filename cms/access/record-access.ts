import { collectionAccess } from './collection-access.ts'
import { nobody } from './nobody.ts'
import type { TenantRole } from './role.ts'

/** Access to records that only the system writes: staff can read them, and no user can create or update them. */
export const recordAccess = ({ read, delete: remove = [] }: { read: TenantRole[]; delete?: TenantRole[] }) => ({
  ...collectionAccess({ read, create: [], update: [], delete: remove }),
  create: nobody,
  update: nobody,
})
