import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import { headers } from './next.ts'

/** The site that somebody chose to look at; null for all of theirs. */
export async function chosenSite(): Promise<number | null> {
  const chosen = getTenantFromCookie(await headers(), 'number')
  return typeof chosen === 'number' ? chosen : null
}
