import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import { headers } from './next.ts'

/** The site chosen in the admin; null for all of the user's sites. */
export async function chosenSite(): Promise<number | null> {
  const chosen = getTenantFromCookie(await headers(), 'number')
  return typeof chosen === 'number' ? chosen : null
}
