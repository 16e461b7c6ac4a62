import type { RowField } from 'payload'
import { row } from './row.ts'
import * as texts from './texts.ts'

/** Filter for leads, as `schemas/lead/fits-filter.ts` reads it. An empty filter matches all. */
export const leadFilter = (labels: { categories: string; locations: string }): RowField[] =>
  row(
    {
      name: 'categories',
      type: 'text',
      hasMany: true,
      label: labels.categories,
      admin: {
        placeholder: texts.all,
        description: texts.suchAsUsedCarEnquiryOrService,
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
        placeholder: texts.all,
        components: { Cell: '/admin/fields/locations-cell.tsx#LocationsCell' },
      },
    },
  )
