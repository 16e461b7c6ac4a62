import type { CollectionConfig } from 'payload'
import { allow } from '../../access/allow.ts'
import { everyone } from '../../access/collection-access.ts'
import { announce } from '../../outbox/announce.ts'
import { deleteWithSite } from '../../tenancy/delete-with-site.ts'
import { blockForeignReferences } from '../../tenancy/block-foreign-references.ts'
import { checkTemplate } from './check-template.ts'
import { configFields } from './config-fields.ts'
import { flagFields } from './flag-fields.ts'
import { identityFields, placementFields } from './identity-fields.ts'
import { blockUsedSiteDelete } from './block-used-site-delete.ts'
import { blockUsedTemplateDelete } from './block-used-template-delete.ts'
import { themeFields } from './theme-fields.ts'

const announced = announce('site.changed', (doc) => doc.id)

/**
 * A site, or a template that sites take their values from. In theme, flags and configuration, null (and an empty text or list) means: as the
 * template has it, and where there is none, as the platform has it. `inheritSite` in `schemas/tenant/inherit.ts` merges them.
 */
export const tenants: CollectionConfig = {
  slug: 'tenants',
  labels: { singular: 'Site', plural: 'Sites' },
  access: {
    create: allow(),
    read: allow(...everyone),
    update: allow('tenant-admin'),
    delete: allow(),
  },
  admin: {
    group: 'Settings',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'template', 'isTemplate', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    description: 'Domains, appearance, features and configuration of each site.',
  },
  hooks: {
    beforeValidate: [checkTemplate, blockForeignReferences],
    beforeChange: announced.beforeChange,
    afterChange: announced.afterChange,
    beforeDelete: [blockUsedTemplateDelete, blockUsedSiteDelete, deleteWithSite],
    afterDelete: announced.afterDelete,
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Site', fields: identityFields },
        {
          name: 'theme',
          label: 'Appearance',
          description: 'Colours, fonts and spacing of the whole site. If empty, the template’s value is used.',
          fields: themeFields,
        },
        {
          name: 'flags',
          label: 'Features',
          description: 'Features that the site offers to shoppers.',
          fields: flagFields,
        },
        {
          name: 'config',
          label: 'Configuration',
          description: 'If empty, the template’s value is used.',
          fields: configFields,
        },
      ],
    },
    ...placementFields,
  ],
}
