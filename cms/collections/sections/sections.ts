import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { canvasComponents } from '../../preview/canvas-components.ts'
import { definePreview } from '../../preview/define-preview.ts'
import { drafts } from '../../publishing/drafts.ts'
import { enforceLimits } from '../../publishing/enforce-limits.ts'
import { layoutField } from '../../publishing/layout-field.ts'
import { validateOnPublish } from '../../publishing/validate-on-publish.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

export const sections: CollectionConfig = tenantCollection({
  slug: 'sections',
  event: 'section.changed',
  uniqueBy: ['name'],
  asksFirst: ['name'],
  labels: { singular: texts.reusableSection, plural: texts.reusableSections },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  versions: drafts,
  admin: {
    hidden: shownTo(...editors),
    group: texts.website,
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    description: texts.reusableSectionsDescription,
    ...definePreview('sections'),
    components: canvasComponents,
  },
  hooks: { beforeOperation: [enforceLimits], beforeValidate: [validateOnPublish] },
  fields: [{ name: 'name', type: 'text', required: true, maxLength: 120 }, layoutField],
})
