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
import * as texts from './texts.ts'

/** The stock. Fields follow `schemas/vehicle/vehicle.ts`: filtered and sorted fields have columns, nested ones are jsonb. */
export const vehicles: CollectionConfig = tenantCollection({
  slug: 'vehicles',
  event: 'vehicle.changed',
  uniqueBy: ['stocknum', 'slug'],
  keepsNameInCopy: true,
  indexes: [{ fields: ['tenant', 'status'] }],
  labels: { singular: texts.vehicle, plural: texts.vehicles },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  defaultSort: '-createdAt',
  admin: {
    group: texts.stock,
    useAsTitle: 'name',
    defaultColumns: ['name', 'stocknum', 'status', 'car_type', 'price', 'km', 'updatedAt'],
    listSearchableFields: ['name', 'stocknum', 'vin', 'regplate'],
    description: texts.vehiclesDescription,
  },
  hooks: {
    beforeValidate: [fillIdentity],
    beforeChange: [fillFromLocation, setSoldDate, savePreviousVersion, stampEditor],
    afterChange: [invalidateFeedRow],
  },
  // The history of staff edits and locks. Imports write no versions; their changes are in import reports.
  versions: { maxPerDoc: 50 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: texts.vehicle, fields: identityFields },
        { label: texts.priceAndStatus, fields: commercialFields },
        { label: texts.facts, fields: detailFields },
        { label: texts.picturesAndData, fields: nestedFields },
        { label: texts.location, fields: placeFields },
      ],
    },
    {
      name: 'locked_fields',
      type: 'json',
      label: texts.lockedFields,
      admin: {
        position: 'sidebar',
        components: {
          Field: '/admin/vehicles/locked-fields.tsx#LockedFields',
        },
      },
      validate: (value: unknown) => {
        const names: unknown[] = Array.isArray(value) ? value : []
        const wrong = names.find((name) => !isLockable(readText(name)))
        return wrong === undefined || texts.wrongNotFieldThatFeedFills({ wrong: readText(wrong) })
      },
    },
    {
      name: 'edited_by',
      type: 'text',
      label: texts.lastEditedBy,
      access: { create: nobody, update: nobody },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.edited_by) },
    },
    {
      ...slugField(null, texts.partOfTheVehiclePagesAddress),
      index: false,
    },
  ],
})
