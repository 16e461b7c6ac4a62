import type { CollectionBeforeChangeHook } from 'payload'

/**
 * A change of role or sites signs the person out everywhere: an old cookie must not outlive what it was given for. Payload does the same at
 * a change of password, and spares only the session that made it.
 */
export const endSessions: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data
  const isRoleNew = data.role !== undefined && data.role !== originalDoc?.role
  const areSitesNew = data.tenants !== undefined && sites(data.tenants) !== sites(originalDoc?.tenants)
  return isRoleNew || areSitesNew ? { ...data, sessions: [] } : data
}

const sites = (rows: unknown): string =>
  (Array.isArray(rows) ? rows : [])
    .map(({ tenant }: { tenant?: unknown }) =>
      typeof tenant === 'object' && tenant !== null && 'id' in tenant ? String(tenant.id) : String(tenant),
    )
    .toSorted()
    .join()
