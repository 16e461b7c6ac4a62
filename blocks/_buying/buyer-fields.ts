import type { PayingFieldProps } from './paying-field.tsx'

/** Who reserves, in the order and words of the short form. locations §3, Short lead form */
export const buyerFields = [
  { name: 'name', label: 'First Name', autoComplete: 'given-name', maxLength: 120 },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name', maxLength: 120 },
  {
    name: 'postcode',
    label: 'Postcode',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    pattern: '[0-9]{4}',
    maxLength: 4,
  },
  { name: 'phone', label: 'Mobile Number', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
  { name: 'email', label: 'Email Address', type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 200 },
] as const satisfies readonly PayingFieldProps[]
