import type { PayingFieldProps } from './paying-field.tsx'
import * as texts from './texts.ts'

/** Who reserves, in the order and words of the short form. locations §3, Short lead form */
export const buyerFields = [
  { name: 'name', label: texts.firstName, autoComplete: 'given-name', maxLength: 120 },
  { name: 'last_name', label: texts.lastName, autoComplete: 'family-name', maxLength: 120 },
  {
    name: 'postcode',
    label: texts.postcode,
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    pattern: '[0-9]{4}',
    maxLength: 4,
  },
  { name: 'phone', label: texts.mobileNumber, type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
  {
    name: 'email',
    label: texts.emailAddress,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: 200,
  },
] as const satisfies readonly PayingFieldProps[]
