import type { CollectionConfig } from 'payload'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { leadFilter } from '../../fields/lead-filter.ts'
import { filterSitePeople } from '../../tenancy/filter-site-people.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** Assigns new leads by subject and location. The first matching rule applies. */
export const leadRules: CollectionConfig = tenantCollection({
  slug: 'lead-rules',
  event: null,
  labels: { singular: texts.leadRule, plural: texts.leadRules },
  access: collectionAccess({ read: ['tenant-admin', 'sales'], create: admins, update: admins, delete: admins }),
  orderable: true,
  admin: {
    group: texts.leads,
    useAsTitle: 'name',
    defaultColumns: ['name', 'categories', 'locations', 'assign_to'],
    description: texts.leadRulesDescription,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    ...leadFilter({ categories: texts.forTheseCategories, locations: texts.forTheseLocations }),
    {
      name: 'assign_to',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      label: texts.assignedTo,
      filterOptions: filterSitePeople,
    },
  ],
})
