import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { definePreview } from '../../preview/define-preview.ts'
import { drafts } from '../../publishing/drafts.ts'
import { enforceLimits } from '../../publishing/enforce-limits.ts'
import { layoutField } from '../../publishing/layout-field.ts'
import { validateOnPublish } from '../../publishing/validate-on-publish.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

export const sections: CollectionConfig = tenantCollection({
  slug: 'sections',
  event: 'section.changed',
  uniqueBy: ['name'],
  labels: { singular: 'Reusable section', plural: 'Reusable sections' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  versions: drafts,
  admin: {
    group: 'Website',
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    description: 'Blocks shared by several pages. A change here applies to every page that shows the section.',
    ...definePreview('sections'),
  },
  hooks: { beforeOperation: [enforceLimits], beforeValidate: [validateOnPublish] },
  fields: [{ name: 'name', type: 'text', required: true, maxLength: 120 }, layoutField],
})
