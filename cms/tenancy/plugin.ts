import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import type { CollectionSlug, Plugin } from 'payload'
import type { Config } from '../generated/payload-types.ts'
import { allow } from '../access/allow.ts'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { tenantCollections } from './tenant-collections.ts'

/** Some of their documents have no site and belong to the platform. Nobody writes them by hand, so the plugin must not ask which site they are for. */
const hasPlatformRecords = (slug: CollectionSlug) => slug === 'audit-log' || slug === 'messages'
// Outside the sidebar, which would be drawn for it although it is hidden.
const withoutSiteQuestion = { tenantFieldOverrides: { admin: { hidden: true, position: undefined } } }

/** The official plugin: the tenant field, the boundary on every operation, and the site chooser of the admin. */
export const tenancy: Plugin = multiTenantPlugin<Config>({
  collections: Object.fromEntries(
    tenantCollections.map((slug) => [slug, hasPlatformRecords(slug) ? withoutSiteQuestion : {}]),
  ),
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
        'assign-tenant-modal-title': 'Choose a site',
      },
    },
  },
})
