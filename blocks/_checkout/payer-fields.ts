import type { PayingFieldProps } from './paying-field.tsx'
import * as texts from './texts.ts'

/** What is paid, and by whom. locations §2, Personal areas: /online-payment */
export const payerFields = [
  { name: 'reference', label: texts.invoiceNumber, maxLength: 80, autoComplete: 'off' },
  {
    name: 'amount',
    label: texts.amount,
    prefix: '$',
    hint: texts.amountHint,
    inputMode: 'decimal',
    maxLength: 14,
    autoComplete: 'off',
  },
  { name: 'name', label: texts.yourName, maxLength: 240, autoComplete: 'name' },
  {
    name: 'email',
    label: texts.emailAddress,
    type: 'email',
    inputMode: 'email',
    maxLength: 200,
    autoComplete: 'email',
  },
] as const satisfies readonly PayingFieldProps[]
