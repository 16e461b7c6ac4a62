import type { Field, RowField } from 'payload'

/** Fields side by side, equally wide. */
export const row = (...fields: Field[]): RowField[] => [
  {
    type: 'row',
    fields: fields.map(
      (field) => ({ ...field, admin: { ...field.admin, width: `${Math.floor(100 / fields.length)}%` } }) as Field,
    ),
  },
]
