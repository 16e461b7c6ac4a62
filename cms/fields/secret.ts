import type { TextField, TextFieldSingleValidation } from 'payload'
import type { SecretWords } from '../admin/fields/secret-field.tsx'

interface SecretOptions extends SecretWords {
  name: string
  label: string
  condition: NonNullable<TextField['admin']>['condition']
  validate?: TextFieldSingleValidation
}

/** The typed secret has no column: a hook of the collection seals it and sets `kept`. */
export const secretField = ({ name, label, condition, validate, ...words }: SecretOptions): TextField => ({
  name,
  type: 'text',
  label,
  virtual: true,
  maxLength: 500,
  ...(validate ? { validate } : {}),
  admin: {
    ...(condition ? { condition } : {}),
    components: { Field: { path: '/admin/fields/secret-field.tsx#SecretField', clientProps: words } },
  },
})
