import type { CollectionConfig } from 'payload'
import { locationTypes } from '#schemas/location/location.ts'
import { admins, collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { mediaField } from '../../fields/media.ts'
import { row } from '../../fields/row.ts'
import { slugField } from '../../fields/slug.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { addressFields } from './address-fields.ts'
import { hoursFields } from './hours-fields.ts'

const typeLabels: Record<(typeof locationTypes)[number], string> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  others: 'Others',
}

/** `schemas/location/location.ts`. */
export const locations: CollectionConfig = tenantCollection({
  slug: 'locations',
  event: 'location.changed',
  uniqueBy: ['slug'],
  labels: { singular: 'Location', plural: 'Locations' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: admins }),
  admin: {
    group: 'Business',
    useAsTitle: 'name',
    defaultColumns: ['name', 'location_type', 'address.city', 'phone', 'visible'],
    listSearchableFields: ['name', 'address.city', 'phone'],
    description: 'Places of business, with their opening hours.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Address',
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 160 },
            ...row(
              {
                name: 'location_type',
                type: 'select',
                label: 'Departments',
                defaultValue: 'sales',
                options: locationTypes.map((value) => ({ value, label: typeLabels[value] })),
              },
              { name: 'location_subtype', type: 'text', label: 'Details', admin: { placeholder: 'buying' } },
            ),
            { name: 'address', type: 'group', fields: addressFields },
            ...row(
              { name: 'phone', type: 'text' },
              { name: 'landline_phone', type: 'text', label: 'Landline' },
              { name: 'email', type: 'email' },
            ),
            mediaField('image', { label: 'Picture' }),
          ],
        },
        { label: 'Hours', fields: hoursFields },
        {
          label: 'Business',
          fields: [
            { name: 'dealership', type: 'relationship', relationTo: 'dealerships' },
            {
              name: 'manufacturers',
              type: 'relationship',
              relationTo: 'manufacturers',
              hasMany: true,
              label: 'Brands',
            },
            {
              name: 'distribution_locations',
              type: 'relationship',
              relationTo: 'locations',
              hasMany: true,
              label: 'Collection points',
              admin: {
                description:
                  'Locations where a vehicle of this location can be collected. Test drive forms ask which one, and vehicle pages have no brochure.',
              },
            },
            ...row(
              { name: 'dealer_license_number', type: 'text', label: 'Dealer licence' },
              { name: 'motor_vehicle_repairer', type: 'text', label: 'Repairer licence' },
            ),
            ...row(
              { name: 'average_rating', type: 'number', min: 0, max: 5, label: 'External average rating' },
              { name: 'review_count', type: 'number', min: 0, label: 'External review count' },
            ),
          ],
        },
      ],
    },
    slugField('name'),
    { name: 'primary', type: 'checkbox', label: 'Main location', admin: { position: 'sidebar' } },
    {
      name: 'visible',
      type: 'checkbox',
      label: 'Show on the website',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
  ],
})
