import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { drafts } from '../../publishing/drafts.ts'
import { enforceLimits } from '../../publishing/enforce-limits.ts'
import { layoutField } from '../../publishing/layout-field.ts'
import { validateOnPublish } from '../../publishing/validate-on-publish.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { dateField } from '../../fields/date.ts'
import { definePreview } from '../../preview/define-preview.ts'
import { pathField } from './path-field.ts'
import { seoFields } from './seo-fields.ts'

export const pages: CollectionConfig = tenantCollection({
  slug: 'pages',
  event: 'page.changed',
  uniqueBy: ['path'],
  labels: { singular: 'Page', plural: 'Pages' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  versions: drafts,
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    description: 'All pages of the site. A page consists of blocks and is public once published.',
    ...definePreview('pages'),
  },
  hooks: { beforeOperation: [enforceLimits], beforeValidate: [validateOnPublish] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Content', fields: [{ name: 'title', type: 'text', required: true, maxLength: 160 }, layoutField] },
        {
          name: 'seo',
          label: 'Search engines',
          description: 'Shown in search engines and shared links. If empty, the page title is used.',
          fields: seoFields,
        },
      ],
    },
    pathField,
    dateField({
      name: 'articleDate',
      label: 'Date of the article',
      aside: {
        description: 'Used to list articles, newest first. Leave it empty if the page is not an article.',
      },
    }),
  ],
})
