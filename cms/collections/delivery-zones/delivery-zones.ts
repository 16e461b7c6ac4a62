import type { CollectionConfig, Condition } from 'payload'
import { zoneKinds } from '#schemas/delivery/delivery-zone.ts'
import { readPostcodeRanges } from '#schemas/delivery/postcode-ranges.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { textOf } from '../../fields/text-of.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

const kindLabels: Record<(typeof zoneKinds)[number], string> = {
  postcodes: 'Postcodes',
  distance: 'Distance from the vehicle',
}

const byPostcodes: Condition = (data) => data.kind !== 'distance'
const byDistance: Condition = (data) => data.kind === 'distance'

const checkPostcodes = (value: unknown, { data }: { data: { kind?: unknown } }) => {
  if (data.kind === 'distance') return true
  const ranges = readPostcodeRanges(textOf(value))
  if (ranges === null)
    return 'Write postcodes of four digits, one by one or from lowest to highest, as in 4000-4179, 4300.'
  return ranges.length > 0 || 'Name at least one postcode.'
}

const checkDistance = (value: unknown, { data }: { data: { kind?: unknown } }) =>
  data.kind !== 'distance' ||
  (typeof value === 'number' && value >= 1 && value <= 10_000) ||
  'Enter kilometres from 1 to 10,000.'

const price = moneyField({ name: 'price', label: 'Delivery costs', description: '0 stands on the site as Free.' })
const checkPrice = (value: unknown) =>
  (Number.isSafeInteger(value) && Number(value) >= 0) || 'Enter an amount in dollars, such as 490.'

/** What delivery costs, and where to: vehicles §3, Delivery quote. */
export const deliveryZones: CollectionConfig = tenantCollection({
  slug: 'delivery-zones',
  event: 'delivery.changed',
  uniqueBy: ['name'],
  labels: { singular: 'Delivery zone', plural: 'Delivery zones' },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  admin: {
    group: 'Business',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'postcodes', 'within', 'price'],
    listSearchableFields: ['name', 'postcodes'],
    description:
      'What the delivery calculator on vehicle pages quotes. A zone that names the postcode goes before one by distance; of several, the one with the fewest postcodes counts. To where no zone reaches, shoppers are asked to enquire.',
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Region',
      required: true,
      index: true,
      maxLength: 80,
      admin: { description: 'Shoppers read it beside the price, such as “South East Queensland”.' },
    },
    ...row(
      {
        name: 'kind',
        type: 'select',
        label: 'It goes by',
        required: true,
        defaultValue: 'postcodes',
        admin: { isClearable: false },
        options: zoneKinds.map((value) => ({ value, label: kindLabels[value] })),
      },
      { ...price, required: true, validate: checkPrice },
    ),
    {
      name: 'postcodes',
      type: 'textarea',
      maxLength: 4_000,
      validate: checkPostcodes,
      admin: { condition: byPostcodes, placeholder: '4000-4179, 4300', description: 'With commas between them.' },
    },
    {
      name: 'within',
      type: 'number',
      label: 'Kilometres at most',
      validate: checkDistance,
      admin: {
        condition: byDistance,
        description: 'As the crow flies, from where the vehicle stands to the middle of the postcode.',
      },
    },
  ],
})
