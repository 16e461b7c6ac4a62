import type { CollectionConfig } from 'payload'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { row } from '../../fields/row.ts'
import { peopleOfSite } from '../../tenancy/people-of-site.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** Who looks after a new lead, by what it is about and where. The first rule that fits decides. */
export const leadRules: CollectionConfig = tenantCollection({
  slug: 'lead-rules',
  event: null,
  labels: { singular: 'Lead rule', plural: 'Lead rules' },
  access: collectionAccess({ read: ['tenant-admin', 'sales'], create: admins, update: admins, delete: admins }),
  orderable: true,
  admin: {
    group: 'Leads',
    useAsTitle: 'name',
    defaultColumns: ['name', 'categories', 'locations', 'assign_to'],
    description: 'Who looks after a new lead. The first rule from the top that fits decides.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    ...row(
      {
        name: 'categories',
        type: 'text',
        hasMany: true,
        label: 'For these categories',
        admin: {
          placeholder: 'All of them',
          description: 'Such as Used Car Enquiry or Service.',
          components: { Cell: '/admin/fields/list-cell.tsx#ListCell' },
        },
      },
      {
        name: 'locations',
        type: 'relationship',
        relationTo: 'locations',
        hasMany: true,
        label: 'For these locations',
        admin: { components: { Cell: '/admin/fields/locations-cell.tsx#LocationsCell' } },
      },
    ),
    {
      name: 'assign_to',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      label: 'Looked after by',
      filterOptions: peopleOfSite,
    },
  ],
})
