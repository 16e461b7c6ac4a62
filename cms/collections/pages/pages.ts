import type { CollectionConfig, TextField } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { drafts } from '../../publishing/drafts.ts'
import { enforceLimits } from '../../publishing/enforce-limits.ts'
import { layoutField } from '../../publishing/layout-field.ts'
import { validateOnPublish } from '../../publishing/validate-on-publish.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { dateField } from '../../fields/date.ts'
import { canvasComponents } from '../../preview/canvas-components.ts'
import { definePreview } from '../../preview/define-preview.ts'
import { followingField } from '../../inheritance/following-field.ts'
import { keepOldPath, noteOldPath } from './keep-old-path.ts'
import { pathField } from './path-field.ts'
import { checkLastDay } from './check-last-day.ts'
import { seoFields } from './seo-fields.ts'
import * as texts from './texts.ts'

const articleText = (name: string, about: { label: string; description: string }): TextField => ({
  name,
  type: 'text',
  label: about.label,
  maxLength: 60,
  admin: { position: 'sidebar', description: about.description },
})

export const pages: CollectionConfig = tenantCollection({
  slug: 'pages',
  event: 'page.changed',
  uniqueBy: ['path'],
  asksFirst: ['title', 'path'],
  labels: { singular: texts.page, plural: texts.pages },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  versions: drafts,
  admin: {
    hidden: shownTo(...editors),
    group: texts.website,
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    description: texts.pagesDescription,
    ...definePreview('pages'),
    components: {
      ...canvasComponents,
      edit: { ...canvasComponents.edit, UnpublishButton: '/admin/uses/unpublish-page.tsx#UnpublishPage' },
    },
  },
  hooks: {
    beforeOperation: [enforceLimits],
    beforeValidate: [validateOnPublish],
    beforeChange: [noteOldPath],
    afterChange: [keepOldPath],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: texts.content,
          fields: [{ name: 'title', type: 'text', required: true, maxLength: 160 }, layoutField],
        },
        {
          name: 'seo',
          label: texts.searchEngines,
          description: texts.searchEnginesDescription,
          fields: seoFields,
        },
      ],
    },
    pathField,
    {
      name: 'redirectsOldPath',
      type: 'checkbox',
      label: texts.redirectsOldPath,
      defaultValue: true,
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/admin/uses/old-address.tsx#OldAddress' },
      },
      hooks: { beforeDuplicate: [() => true] },
    },
    {
      name: 'isPageTemplate',
      type: 'checkbox',
      label: texts.offerAsAPageTemplate,
      admin: { position: 'sidebar', description: texts.offerAsAPageTemplateDescription },
      // A copy is a page of its own, not another template.
      hooks: { beforeDuplicate: [() => false] },
    },
    followingField,
    dateField({
      name: 'articleDate',
      label: texts.dateOfTheArticle,
      aside: {
        description: texts.dateOfTheArticleDescription,
      },
    }),
    articleText('articleCategory', { label: texts.articleCategory, description: texts.articleCategoryDescription }),
    articleText('articleAuthor', { label: texts.articleAuthor, description: texts.articleAuthorDescription }),
    dateField({ name: 'shownFrom', label: texts.shownFrom, aside: { description: texts.shownFromDescription } }),
    dateField({
      name: 'shownUntil',
      label: texts.shownUntil,
      aside: { description: texts.shownUntilDescription },
      validate: checkLastDay,
    }),
  ],
})
