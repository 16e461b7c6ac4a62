import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import type { Plugin } from 'payload'
import type { Config } from '../generated/payload-types.ts'
import { allow } from '../access/allow.ts'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { tenantCollections } from './tenant-collections.ts'

/** The official plugin: the tenant field, the boundary on every operation, and the site chooser of the admin. */
export const tenancy: Plugin = multiTenantPlugin<Config>({
  collections: Object.fromEntries(tenantCollections.map((slug) => [slug, {}])),
  userHasAccessToAllTenants: isPlatformAdmin,
  tenantsArrayField: {
    arrayFieldAccess: { create: allow('tenant-admin'), update: allow('tenant-admin') },
    tenantFieldAccess: { create: allow('tenant-admin'), update: allow('tenant-admin') },
  },
  // Users and tenants draw their own boundary: who may see a site is not who may change it.
  cleanupAfterTenantDelete: true,
  i18n: {
    translations: {
      en: {
        'nav-tenantSelector-label': 'Site',
        'field-assignedTenant-label': 'Site',
        'assign-tenant-modal-title': 'Which site is it for?',
      },
    },
  },
})
