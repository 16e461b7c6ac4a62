import type { Field } from 'payload'
import { vehicleStatuses } from '#schemas/vehicle/vehicle.ts'
import { dateField } from '../../fields/date.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'

const statusLabels: Record<(typeof vehicleStatuses)[number], string> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
}

export const commercialFields: Field[] = [
  ...row(
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'in_stock',
      options: vehicleStatuses.map((value) => ({ value, label: statusLabels[value] })),
    },
    dateField({ name: 'sold_at', label: 'Sold on' }),
  ),
  ...row(
    moneyField({ name: 'price' }),
    moneyField({ name: 'before_price', label: 'Was', description: 'Shown crossed out if it is above the price.' }),
  ),
  ...row(
    moneyField({ name: 'offer_price', label: 'Offer price' }),
    moneyField({ name: 'subscription_price', label: 'Weekly subscription' }),
    { name: 'price_type', type: 'text', label: 'Price type', admin: { placeholder: 'Drive away' } },
  ),
  ...row(
    { name: 'reserved', type: 'checkbox' },
    { name: 'preorder', type: 'checkbox', label: 'To order' },
    { name: 'certified', type: 'checkbox', label: 'Certified used' },
  ),
  ...row(
    { name: 'tag', type: 'text', admin: { description: 'Text on the card, such as “Test Drive Only”.' } },
    { name: 'show_on_dealer_website', type: 'checkbox', label: 'Show on the website', defaultValue: true },
  ),
  ...row(
    {
      name: 'option_code',
      type: 'number',
      label: 'Option code',
      min: 0,
      admin: { description: 'Some sites list only vehicles with a code from 0 to 14.' },
    },
    {
      name: 'categories',
      type: 'json',
      admin: {
        description:
          'Lifestyles that suit the vehicle, one per line. Others, such as Family, are derived from its details.',
        components: { Field: '/admin/fields/lines-field.tsx#LinesField' },
      },
    },
  ),
  { name: 'views', type: 'number', min: 0, defaultValue: 0, admin: { readOnly: true, position: 'sidebar' } },
]
