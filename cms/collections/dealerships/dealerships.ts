import { checkDialled, storedEmail } from '../../fields/contact.ts'
import type { CollectionConfig } from 'payload'
import { admins, collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { row } from '../../fields/row.ts'
import { slugField } from '../../fields/slug.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { dealershipFlagFields } from '../tenants/flag-fields.ts'
import * as texts from './texts.ts'

export const dealerships: CollectionConfig = tenantCollection({
  slug: 'dealerships',
  event: 'dealership.changed',
  uniqueBy: ['slug'],
  labels: { singular: texts.dealership, plural: texts.dealerships },
  access: collectionAccess({ read: everyone, create: admins, update: admins, delete: admins }),
  admin: {
    hidden: shownTo(...editors),
    group: texts.business,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'phone', 'updatedAt'],
    description: texts.dealershipsDescription,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    slugField('name'),
    ...row({ name: 'phone', type: 'text', validate: checkDialled }, { name: 'email', type: 'email', ...storedEmail }),
    ...row(
      { name: 'dealer_license_number', type: 'text', label: texts.dealerLicence },
      { name: 'motor_vehicle_repairer', type: 'text', label: texts.repairerLicence },
    ),
    { name: 'manufacturers', type: 'relationship', relationTo: 'manufacturers', hasMany: true, label: texts.brands },
    {
      name: 'flags',
      type: 'group',
      label: texts.features,
      admin: { description: texts.featuresHelp },
      fields: dealershipFlagFields,
    },
  ],
})
