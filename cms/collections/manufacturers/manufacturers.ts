import type { CollectionConfig } from 'payload'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { mediaField } from '../../fields/media.ts'
import { slugField } from '../../fields/slug.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** Brands that a tenant sells, with the tenant's own logos, pages and order. */
export const manufacturers: CollectionConfig = tenantCollection({
  slug: 'manufacturers',
  event: 'model.changed',
  uniqueBy: ['slug'],
  labels: { singular: texts.brand, plural: texts.brands },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  defaultSort: 'name',
  admin: {
    hidden: shownTo(...editors),
    group: texts.stock,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'slug', 'logo'],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    slugField('name', texts.pathOfTheBrandPage),
    {
      name: 'kind',
      type: 'select',
      label: texts.makes,
      defaultValue: 'car',
      options: [
        { value: 'car', label: texts.cars },
        { value: 'motorcycle', label: texts.motorcycles },
        { value: 'truck', label: texts.trucks },
        { value: 'caravan', label: texts.caravans },
        { value: 'own', label: texts.ownBrand },
      ],
    },
    mediaField('logo'),
    { name: 'description', type: 'textarea', maxLength: 600 },
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
