import type { RowField } from 'payload'
import { row } from './row.ts'

/** Which leads something is for, as `schemas/lead/fits-filter.ts` reads it: with nothing chosen, all. */
export const leadFilter = (labels: { categories: string; locations: string }): RowField[] =>
  row(
    {
      name: 'categories',
      type: 'text',
      hasMany: true,
      label: labels.categories,
      admin: {
        placeholder: 'All',
        description: 'Such as Used Car Enquiry or Service.',
        components: { Cell: '/admin/fields/list-cell.tsx#ListCell' },
      },
    },
    {
      name: 'locations',
      type: 'relationship',
      relationTo: 'locations',
      hasMany: true,
      label: labels.locations,
      admin: {
        placeholder: 'All',
        components: { Cell: '/admin/fields/locations-cell.tsx#LocationsCell' },
      },
    },
  )
