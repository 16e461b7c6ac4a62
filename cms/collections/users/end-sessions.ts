import type { CollectionBeforeChangeHook } from 'payload'

/**
 * A change of role or sites ends all sessions of the user, because a session must not outlive its rights. Payload does the same for a
 * changed password, except for the current session.
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
