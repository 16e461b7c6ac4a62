import type { UIField } from 'payload'

/** In the sidebar: where the document is used. */
export const whereUsedField: UIField = {
  name: 'whereUsed',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/admin/uses/where-used.tsx#WhereUsed' },
  },
}
