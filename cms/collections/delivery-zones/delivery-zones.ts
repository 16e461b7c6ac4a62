import type { CollectionConfig, Condition } from 'payload'
import { zoneKinds } from '#schemas/delivery/delivery-zone.ts'
import { readPostcodeRanges } from '#schemas/delivery/postcode-ranges.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { readText } from '../../fields/read-text.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

const kindLabels: Record<(typeof zoneKinds)[number], string> = {
  postcodes: 'Postcodes',
  distance: 'Distance from the vehicle',
}

const byPostcodes: Condition = (data) => data.kind !== 'distance'
const byDistance: Condition = (data) => data.kind === 'distance'

const checkPostcodes = (value: unknown, { data }: { data: { kind?: unknown } }) => {
  if (data.kind === 'distance') return true
  const ranges = readPostcodeRanges(readText(value))
  if (ranges === null) return 'Enter four-digit postcodes or ranges from low to high, such as 4000-4179, 4300.'
  return ranges.length > 0 || 'Enter at least one postcode.'
}

const checkDistance = (value: unknown, { data }: { data: { kind?: unknown } }) =>
  data.kind !== 'distance' ||
  (typeof value === 'number' && value >= 1 && value <= 10_000) ||
  'Enter kilometres from 1 to 10,000.'

const price = moneyField({ name: 'price', label: 'Delivery price', description: '0 is shown as Free.' })
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
      'Prices for the delivery calculator on vehicle pages. A zone with the shopper’s postcode is used before a zone by distance. If several zones match, the one with the fewest postcodes is used. If no zone matches, shoppers are asked to enquire.',
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Region',
      required: true,
      index: true,
      maxLength: 80,
      admin: { description: 'Shown beside the price, such as “South East Queensland”.' },
    },
    ...row(
      {
        name: 'kind',
        type: 'select',
        label: 'Price by',
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
      admin: { condition: byPostcodes, placeholder: '4000-4179, 4300', description: 'Separate them with commas.' },
    },
    {
      name: 'within',
      type: 'number',
      label: 'Maximum kilometres',
      validate: checkDistance,
      admin: {
        condition: byDistance,
        description: 'Straight-line distance from the vehicle to the centre of the postcode.',
      },
    },
  ],
})
