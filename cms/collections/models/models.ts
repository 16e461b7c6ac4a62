import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { slugField } from '../../fields/slug.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { accessoriesField, addressFields, coloursField, tileFields, variantsField } from './model-fields.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'
import * as texts from './texts.ts'

/** locations §3, Model. */
export const models: CollectionConfig = tenantCollection({
  slug: 'models',
  event: 'model.changed',
  uniqueBy: ['slug'],
  labels: { singular: texts.model, plural: texts.models },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  defaultSort: 'name',
  admin: {
    hidden: shownTo(...editors),
    group: texts.stock,
    useAsTitle: 'name',
    defaultColumns: ['name', 'manufacturer', 'status', 'from_price', 'updatedAt'],
    description: texts.modelsDescription,
  },
  hooks: { beforeValidate: [refuseTakenAddress] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: texts.model, fields: tileFields },
        { label: texts.variants, fields: [variantsField] },
        { label: texts.colours, fields: [coloursField] },
        { label: texts.accessories, fields: [accessoriesField] },
        { label: texts.addresses, fields: addressFields },
      ],
    },
    slugField('name', texts.slugDescription),
    {
      name: 'position',
      type: 'number',
      label: texts.position,
      min: 1,
      max: 1_000,
      admin: { position: 'sidebar', description: texts.positionDescription },
    },
  ],
})
