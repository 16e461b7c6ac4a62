import type { Field } from 'payload'

const InheritedValue = '/admin/inherit/inherited-value.tsx#InheritedValue'

type Inheritable = Extract<Field, { type: 'text' | 'textarea' | 'number' | 'select' | 'checkbox' }>

/** Adds the inherited value below an empty field, and a button that empties the field. */
export function inherited(field: Inheritable): Field {
  const admin = { ...field.admin, components: { ...field.admin?.components, afterInput: [InheritedValue] } }
  if (field.type === 'checkbox') {
    return {
      ...field,
      admin: { ...admin, components: { ...admin.components, Field: '/admin/inherit/switch-field.tsx#SwitchField' } },
    } as Field
  }
  return { ...field, admin } as Field
}
