import type { CollectionConfig } from 'payload'
import { allow } from '../../access/allow.ts'
import { everyone } from '../../access/collection-access.ts'
import { auditDeletion } from '../../audit/audit-changes.ts'
import { auditNewSettings, auditSettingsChange } from '../../audit/audit-settings.ts'
import { announce } from '../../outbox/announce.ts'
import { deleteWithSite } from '../../tenancy/delete-with-site.ts'
import { blockForeignReferences } from '../../tenancy/block-foreign-references.ts'
import { checkTemplate } from './check-template.ts'
import { checkTwin } from './check-twin.ts'
import { configFields } from './config-fields.ts'
import { flagFields } from './flag-fields.ts'
import { identityFields, placementFields } from './identity-fields.ts'
import { blockUsedSiteDelete } from './block-used-site-delete.ts'
import { blockUsedTemplateDelete } from './block-used-template-delete.ts'
import { themeFields } from './theme-fields.ts'
import * as texts from './texts.ts'

const announced = announce('site.changed', (doc) => doc.id)

/**
 * A site, or a template from which sites inherit. In theme, flags and configuration, null and an empty text or list inherit from the
 * template, then from the platform. `inheritSite` in `schemas/tenant/inherit.ts` merges them.
 */
export const tenants: CollectionConfig = {
  slug: 'tenants',
  disableDuplicate: true,
  labels: { singular: texts.site, plural: texts.sites },
  access: {
    create: allow(),
    read: allow(...everyone),
    update: allow('tenant-admin'),
    delete: allow(),
  },
  admin: {
    group: texts.settings,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'template', 'isTemplate', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    description: texts.sitesDescription,
    components: { beforeListTable: ['/admin/new-site/new-site-link.tsx#NewSiteLink'] },
  },
  hooks: {
    beforeValidate: [checkTemplate, checkTwin, blockForeignReferences],
    beforeChange: [...announced.beforeChange, auditSettingsChange],
    afterChange: [auditNewSettings, ...announced.afterChange],
    beforeDelete: [blockUsedTemplateDelete, blockUsedSiteDelete, deleteWithSite],
    afterDelete: [auditDeletion, ...announced.afterDelete],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: texts.site, fields: identityFields },
        {
          name: 'theme',
          label: texts.appearance,
          description: texts.appearanceDescription,
          fields: themeFields,
        },
        {
          name: 'flags',
          label: texts.features,
          description: texts.featuresDescription,
          fields: flagFields,
        },
        {
          name: 'config',
          label: texts.configuration,
          description: texts.configurationDescription,
          fields: configFields,
        },
      ],
    },
    ...placementFields,
  ],
}
