import type { NumberField } from 'payload'
import * as texts from './texts.ts'

type MoneyOptions = Pick<NumberField, 'label' | 'index' | 'defaultValue'> & { name: string; description?: string }

/** An amount stored as integer cents, typed and shown in dollars. */
export const moneyField = ({ name, description, ...field }: MoneyOptions): NumberField => ({
  name,
  type: 'number',
  min: 0,
  ...field,
  validate: (value: unknown) =>
    value === null || value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)
      ? true
      : texts.enterAnAmountInDollarsAndCents,
  admin: {
    ...(description ? { description } : {}),
    components: {
      Field: '/admin/fields/money-field.tsx#MoneyField',
      Cell: '/admin/fields/money-cell.tsx#MoneyCell',
    },
  },
})
