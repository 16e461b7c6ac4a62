import type { PayingFieldProps } from './paying-field.tsx'

/** What is paid, and by whom. locations §2, Personal areas: /online-payment */
export const payerFields = [
  { name: 'reference', label: 'Invoice number', maxLength: 80, autoComplete: 'off' },
  {
    name: 'amount',
    label: 'Amount in dollars',
    hint: 'Such as 250 or 1,250.50',
    inputMode: 'decimal',
    maxLength: 14,
    autoComplete: 'off',
  },
  { name: 'name', label: 'Your name', maxLength: 240, autoComplete: 'name' },
  { name: 'email', label: 'Email Address', type: 'email', inputMode: 'email', maxLength: 200, autoComplete: 'email' },
] as const satisfies readonly PayingFieldProps[]
