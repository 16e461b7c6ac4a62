import type { CollectionConfig } from 'payload'
import { admins, collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { readText } from '../../fields/read-text.ts'
import * as texts from './texts.ts'

/** vehicles §3, Dealership website. */
export const websites: CollectionConfig = tenantCollection({
  slug: 'websites',
  event: 'dealership.changed',
  labels: { singular: texts.website, plural: texts.websites },
  access: collectionAccess({ read: everyone, create: admins, update: admins, delete: admins }),
  admin: {
    hidden: shownTo(...editors),
    group: texts.business,
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'make', 'updatedAt'],
    description: texts.websitesDescription,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    ...row(
      {
        name: 'url',
        type: 'text',
        label: texts.address,
        required: true,
        validate: (value: unknown) => /^https?:\/\/\S+$/.test(readText(value)) || texts.startWithHttps,
      },
      { name: 'make', type: 'text', label: texts.brand },
    ),
    { name: 'locations', type: 'relationship', relationTo: 'locations', hasMany: true },
  ],
})
