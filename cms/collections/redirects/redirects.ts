import type { CollectionConfig } from 'payload'
import { safeUrl } from '#schemas/page/href.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { readText } from '../../fields/read-text.ts'
import { checkRedirect } from './check-redirect.ts'
import * as texts from './texts.ts'

/** What the host of every site answers before it looks for a redirect: the API, files, and endpoints of the platform. */
const isAnsweredFirst =
  /^\/(?:(?:api|assets|_img|_share|_preview)(?:[/.].*)?|(?:media|stock)\/[^/]+|payment\/(?:return|go-on)|healthz|readyz|(?:robots|llms)\.txt|rss\.xml|sitemap(?:-\d+)?\.xml)$/i

/** True, or a validation message. */
export function checkOldPath(path: string): true | string {
  if (!/^\/[^\s?#]*$/.test(path)) return texts.startWith
  return isAnsweredFirst.test(path) ? texts.isAnsweredFirst({ path }) : true
}

export const redirects: CollectionConfig = tenantCollection({
  slug: 'redirects',
  event: 'redirect.changed',
  uniqueBy: ['from'],
  labels: { singular: texts.redirect, plural: texts.redirects },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  hooks: { beforeValidate: [checkRedirect] },
  admin: {
    hidden: shownTo(...editors),
    group: texts.website,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent'],
    listSearchableFields: ['from', 'to'],
    description: texts.redirectsDescription,
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: texts.oldAddress,
      required: true,
      index: true,
      maxLength: 500,
      admin: {
        placeholder: '/old-page',
        description: texts.oldAddressDescription,
        components: { afterInput: ['/admin/site/page-at-path.tsx#PageAtPath'] },
      },
      validate: (value: unknown) => checkOldPath(readText(value)),
    },
    {
      name: 'to',
      type: 'text',
      label: texts.newAddress,
      required: true,
      maxLength: 500,
      admin: { placeholder: '/new-page' },
      validate: (value: unknown) => safeUrl(readText(value)) !== null || texts.startWithForPageThisSite,
    },
    {
      name: 'permanent',
      type: 'checkbox',
      label: texts.permanent,
      defaultValue: true,
      admin: { description: texts.permanentDescription },
    },
  ],
})
