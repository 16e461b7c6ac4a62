import { checkDialled, storedEmail } from '../../fields/contact.ts'
import type { CollectionConfig } from 'payload'
import { locationTypes } from '#schemas/location/location-types.ts'
import { timeZones } from '#schemas/location/time-zone.ts'
import { admins, collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { mediaField } from '../../fields/media.ts'
import { row } from '../../fields/row.ts'
import { slugField } from '../../fields/slug.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { addressFields } from './address-fields.ts'
import { fillTimeZone } from './fill-time-zone.ts'
import { hoursFields } from './hours-fields.ts'
import * as texts from './texts.ts'

const typeLabels: Record<(typeof locationTypes)[number], string> = {
  sales: texts.sales,
  service: texts.service,
  parts: texts.parts,
  others: texts.others,
}

/** `schemas/location/location.ts`. */
export const locations: CollectionConfig = tenantCollection({
  slug: 'locations',
  event: 'location.changed',
  uniqueBy: ['slug'],
  labels: { singular: texts.location, plural: texts.locations },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: admins }),
  admin: {
    group: texts.business,
    useAsTitle: 'name',
    defaultColumns: ['name', 'location_type', 'address.city', 'phone', 'visible'],
    listSearchableFields: ['name', 'address.city', 'phone'],
    description: texts.locationsDescription,
  },
  hooks: { beforeChange: [fillTimeZone] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: texts.address,
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 160 },
            ...row(
              {
                name: 'location_type',
                type: 'select',
                label: texts.departments,
                defaultValue: 'sales',
                options: locationTypes.map((value) => ({ value, label: typeLabels[value] })),
              },
              { name: 'location_subtype', type: 'text', label: texts.details, admin: { placeholder: 'buying' } },
            ),
            { name: 'address', type: 'group', fields: addressFields },
            ...row(
              { name: 'phone', type: 'text', validate: checkDialled },
              { name: 'landline_phone', type: 'text', label: texts.landline, validate: checkDialled },
              { name: 'email', type: 'email', ...storedEmail },
            ),
            mediaField('image', { label: texts.picture }),
          ],
        },
        {
          label: texts.hours,
          fields: [
            {
              name: 'time_zone',
              type: 'select',
              label: texts.timeZone,
              options: [...timeZones],
              admin: { description: texts.timeZoneHelp },
            },
            ...hoursFields,
          ],
        },
        {
          label: texts.business,
          fields: [
            { name: 'dealership', type: 'relationship', relationTo: 'dealerships' },
            {
              name: 'manufacturers',
              type: 'relationship',
              relationTo: 'manufacturers',
              hasMany: true,
              label: texts.brands,
            },
            {
              name: 'distribution_locations',
              type: 'relationship',
              relationTo: 'locations',
              hasMany: true,
              label: texts.collectionPoints,
              admin: {
                description: texts.collectionPointsDescription,
              },
            },
            ...row(
              { name: 'dealer_license_number', type: 'text', label: texts.dealerLicence },
              { name: 'motor_vehicle_repairer', type: 'text', label: texts.repairerLicence },
            ),
            ...row(
              {
                name: 'lvt_number',
                type: 'text',
                label: texts.lvtNumber,
                admin: { description: texts.lvtNumberHelp },
              },
              {
                name: 'arc_number',
                type: 'text',
                label: texts.arcNumber,
                admin: { description: texts.arcNumberHelp },
              },
            ),
            ...row(
              { name: 'average_rating', type: 'number', min: 0, max: 5, label: texts.externalAverageRating },
              { name: 'review_count', type: 'number', min: 0, label: texts.externalReviewCount },
            ),
          ],
        },
      ],
    },
    slugField('name'),
    { name: 'primary', type: 'checkbox', label: texts.mainLocation, admin: { position: 'sidebar' } },
    {
      name: 'visible',
      type: 'checkbox',
      label: texts.showOnTheWebsite,
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
  ],
})
