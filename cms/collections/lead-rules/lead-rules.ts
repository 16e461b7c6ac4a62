import type { CollectionConfig } from 'payload'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { leadFilter } from '../../fields/lead-filter.ts'
import { filterSitePeople } from '../../tenancy/filter-site-people.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** Who handles a new lead, by what it is about and where. The first rule that fits decides. */
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
    description: 'Who new leads are assigned to. The first matching rule from the top is used.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    ...leadFilter({ categories: 'For these categories', locations: 'For these locations' }),
    {
      name: 'assign_to',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      label: 'Assigned to',
      filterOptions: filterSitePeople,
    },
  ],
})
