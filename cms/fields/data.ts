import type { JSONField } from 'payload'

interface DataOptions {
  name: string
  label: string
  /** For data that staff do not need. */
  hidden?: boolean
}

/** JSON shown as text. Payload's own editor for it loads from another server. */
export const dataField = ({ hidden = false, ...field }: DataOptions): JSONField => ({
  ...field,
  type: 'json',
  admin: { hidden, components: { Field: '/admin/fields/json-field.tsx#JsonField' } },
})
