import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { isLockable } from '#schemas/stock/lockable-fields.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { slugField } from '../../fields/slug.ts'
import { readText } from '../../fields/read-text.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { commercialFields } from './commercial-fields.ts'
import { detailFields } from './detail-fields.ts'
import { fillIdentity } from './fill-identity.ts'
import { fillFromLocation } from './fill-from-location.ts'
import { invalidateFeedRow } from './invalidate-feed-row.ts'
import { identityFields } from './identity-fields.ts'
import { savePreviousVersion } from './save-previous-version.ts'
import { nestedFields } from './nested-fields.ts'
import { placeFields } from './place-fields.ts'
import { setSoldDate } from './set-sold-date.ts'
import { stampEditor } from './stamp-editor.ts'

/** The stock. Fields are those of `schemas/vehicle/vehicle.ts`; what is filtered or sorted has a column, what is nested is jsonb. */
export const vehicles: CollectionConfig = tenantCollection({
  slug: 'vehicles',
  event: 'vehicle.changed',
  uniqueBy: ['stocknum', 'slug'],
  indexes: [{ fields: ['tenant', 'status'] }],
  labels: { singular: 'Vehicle', plural: 'Vehicles' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  defaultSort: '-createdAt',
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    defaultColumns: ['name', 'stocknum', 'status', 'car_type', 'price', 'km', 'updatedAt'],
    listSearchableFields: ['name', 'stocknum', 'vin', 'regplate'],
    description: 'Vehicles for sale. Imports overwrite vehicles from a feed, except for the fields that you lock.',
  },
  hooks: {
    beforeValidate: [fillIdentity],
    beforeChange: [fillFromLocation, setSoldDate, savePreviousVersion, stampEditor],
    afterChange: [invalidateFeedRow],
  },
  // Who changed and locked what. Imports write none: what they change is in their own reports.
  versions: { maxPerDoc: 50 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Vehicle', fields: identityFields },
        { label: 'Price and status', fields: commercialFields },
        { label: 'Facts', fields: detailFields },
        { label: 'Pictures and data', fields: nestedFields },
        { label: 'Location', fields: placeFields },
      ],
    },
    {
      name: 'locked_fields',
      type: 'json',
      label: 'Locked fields',
      admin: {
        position: 'sidebar',
        components: {
          Field: '/admin/vehicles/locked-fields.tsx#LockedFields',
          Diff: '/admin/history/locks-diff.tsx#LocksDiff',
        },
      },
      validate: (value: unknown) => {
        const names: unknown[] = Array.isArray(value) ? value : []
        const wrong = names.find((name) => !isLockable(readText(name)))
        return wrong === undefined || `“${readText(wrong)}” is not a field that a feed fills.`
      },
    },
    {
      name: 'edited_by',
      type: 'text',
      label: 'Last edited by',
      access: { create: nobody, update: nobody },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.edited_by) },
    },
    {
      ...slugField(
        null,
        'Part of the vehicle page’s address, /cars/…. If empty, it is made from the name and stock number.',
      ),
      index: false,
    },
  ],
})
