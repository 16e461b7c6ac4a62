import type { CollectionBeforeChangeHook } from 'payload'
import { changedCredentials } from '../../sign-in/credentials.ts'
import { readSessionId } from '../../sign-in/end-other-sessions.ts'

/**
 * A change of role or sites ends all sessions of the user, because a session must not outlive its rights. A changed credential ends all
 * but the session of the person who changes their own. Payload does the same for a password alone.
 */
export const endSessions: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const isRoleNew = data.role !== undefined && data.role !== originalDoc?.role
  const areSitesNew = data.tenants !== undefined && sites(data.tenants) !== sites(originalDoc?.tenants)
  if (isRoleNew || areSitesNew) return { ...data, sessions: [] }
  if (changedCredentials(data, originalDoc).length === 0) return data
  const current = req.user?.collection === 'users' && req.user.id === originalDoc?.id ? readSessionId(req) : null
  const sessions: unknown[] = Array.isArray(originalDoc?.sessions) ? originalDoc.sessions : []
  return { ...data, sessions: sessions.filter((session) => isSession(session, current)) }
}

const isSession = (session: unknown, id: string | null): boolean =>
  typeof session === 'object' && session !== null && 'id' in session && session.id === id

const sites = (rows: unknown): string =>
  (Array.isArray(rows) ? rows : [])
    .map(({ tenant }: { tenant?: unknown }) =>
      typeof tenant === 'object' && tenant !== null && 'id' in tenant ? String(tenant.id) : String(tenant),
    )
    .toSorted()
    .join()
