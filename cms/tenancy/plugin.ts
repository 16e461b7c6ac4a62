import { isSharedByPlatform } from '#schemas/tenant/platform-template.ts'
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import type { CollectionSlug, Plugin } from 'payload'
import type { Config } from '../generated/payload-types.ts'
import { allow } from '../access/allow.ts'
import { isInherited } from '../inheritance/inherited-collections.ts'
import { readShared, readTemplate } from '../inheritance/read-template.ts'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { tenantCollections } from './tenant-collections.ts'
import * as texts from './texts.ts'

/** Collections with documents that belong to the platform instead of a site. Users do not write them, so the plugin must not require a site. */
const hasPlatformRecords = (slug: CollectionSlug) => slug === 'audit-log' || slug === 'messages'
// Outside the sidebar, which Payload would render for a hidden field.
const withoutSiteQuestion = { tenantFieldOverrides: { admin: { hidden: true, position: undefined } } }

/** The official plugin: the tenant field, the boundary on every operation, and the site chooser of the admin. */
export const tenancy: Plugin = multiTenantPlugin<Config>({
  collections: Object.fromEntries(
    tenantCollections.map((slug) => [
      slug,
      {
        ...(hasPlatformRecords(slug) ? withoutSiteQuestion : {}),
        ...(isInherited(slug) ? { accessResultOverride: isSharedByPlatform(slug) ? readShared : readTemplate } : {}),
      },
    ]),
  ),
  userHasAccessToAllTenants: isPlatformAdmin,
  tenantsArrayField: {
    arrayFieldAccess: { create: allow('tenant-admin'), update: allow('tenant-admin') },
    tenantFieldAccess: { create: allow('tenant-admin'), update: allow('tenant-admin') },
  },
  // Users and tenants have their own access rules: reading a site does not imply changing it.
  cleanupAfterTenantDelete: true,
  i18n: {
    translations: {
      en: {
        'nav-tenantSelector-label': 'Site',
        'field-assignedTenant-label': texts.site,
        'assign-tenant-modal-title': texts.chooseASite,
      },
    },
  },
})
