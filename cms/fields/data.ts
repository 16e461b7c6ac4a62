import type { JSONField } from 'payload'

interface DataOptions {
  name: string
  label: string
  /** For what no staff needs to see. */
  hidden?: boolean
}

/** Plain data, shown as text. Payload's own editor for it is fetched from another server. */
export const dataField = ({ hidden = false, ...field }: DataOptions): JSONField => ({
  ...field,
  type: 'json',
  admin: { hidden, components: { Field: '/admin/fields/json-field.tsx#JsonField' } },
})
