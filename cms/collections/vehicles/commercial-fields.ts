import type { Field } from 'payload'
import { vehicleStatuses } from '#schemas/vehicle/vehicle.ts'
import { dateField } from '../../fields/date.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import * as texts from './texts.ts'

const statusLabels: Record<(typeof vehicleStatuses)[number], string> = {
  in_stock: texts.inStock,
  coming_soon: texts.comingSoon,
  sold: texts.sold,
  withdrawn: texts.withdrawn,
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
    dateField({ name: 'sold_at', label: texts.soldOn, withTime: true, wholeDay: 'noon' }),
  ),
  ...row(
    moneyField({ name: 'price' }),
    moneyField({ name: 'before_price', label: texts.was, description: texts.wasDescription }),
  ),
  ...row(
    moneyField({ name: 'offer_price', label: texts.offerPrice }),
    moneyField({ name: 'subscription_price', label: texts.weeklySubscription }),
    { name: 'price_type', type: 'text', label: texts.priceType, admin: { placeholder: texts.priceTypePlaceholder } },
  ),
  ...row(
    { name: 'reserved', type: 'checkbox' },
    { name: 'preorder', type: 'checkbox', label: texts.toOrder },
    { name: 'certified', type: 'checkbox', label: texts.certifiedUsed },
  ),
  ...row(
    { name: 'tag', type: 'text', admin: { description: texts.textOnTheCard } },
    { name: 'show_on_dealer_website', type: 'checkbox', label: texts.showOnTheWebsite, defaultValue: true },
  ),
  ...row(
    {
      name: 'option_code',
      type: 'number',
      label: texts.optionCode,
      min: 0,
      admin: { description: texts.optionCodeDescription },
    },
    {
      name: 'categories',
      type: 'json',
      admin: {
        description: texts.lifestylesThatSuitTheVehicle,
        components: { Field: '/admin/fields/lines-field.tsx#LinesField' },
      },
    },
  ),
  { name: 'views', type: 'number', min: 0, defaultValue: 0, admin: { readOnly: true, position: 'sidebar' } },
]
