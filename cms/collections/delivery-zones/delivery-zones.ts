import type { CollectionConfig, Condition } from 'payload'
import { zoneKinds } from '#schemas/delivery/delivery-zone.ts'
import { readPostcodeRanges } from '#schemas/delivery/postcode-ranges.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { readText } from '../../fields/read-text.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

const kindLabels: Record<(typeof zoneKinds)[number], string> = {
  postcodes: texts.postcodes,
  distance: texts.distanceFromTheVehicle,
}

const byPostcodes: Condition = (data) => data.kind !== 'distance'
const byDistance: Condition = (data) => data.kind === 'distance'

const checkPostcodes = (value: unknown, { data }: { data: { kind?: unknown } }) => {
  if (data.kind === 'distance') return true
  const ranges = readPostcodeRanges(readText(value))
  if (ranges === null) return texts.enterFourDigitPostcodesOrRangesFrom
  return ranges.length > 0 || texts.enterAtLeastOnePostcode
}

const checkDistance = (value: unknown, { data }: { data: { kind?: unknown } }) =>
  data.kind !== 'distance' ||
  (typeof value === 'number' && value >= 1 && value <= 10_000) ||
  texts.enterKilometresFrom1To10000

const price = moneyField({ name: 'price', label: texts.deliveryPrice, description: texts.deliveryPriceDescription })
const checkPrice = (value: unknown) =>
  (Number.isSafeInteger(value) && Number(value) >= 0) || texts.enterAnAmountInDollars

/** Delivery costs by area: vehicles §3, Delivery quote. */
export const deliveryZones: CollectionConfig = tenantCollection({
  slug: 'delivery-zones',
  event: 'delivery.changed',
  uniqueBy: ['name'],
  labels: { singular: texts.deliveryZone, plural: texts.deliveryZones },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  admin: {
    hidden: shownTo(...editors),
    group: texts.business,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'postcodes', 'within', 'price'],
    listSearchableFields: ['name', 'postcodes'],
    description: texts.deliveryZonesDescription,
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: texts.region,
      required: true,
      index: true,
      maxLength: 80,
      admin: { description: texts.regionDescription },
    },
    ...row(
      {
        name: 'kind',
        type: 'select',
        label: texts.priceBy,
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
      admin: { condition: byPostcodes, placeholder: '4000-4179, 4300', description: texts.separateThemWithCommas },
    },
    {
      name: 'within',
      type: 'number',
      label: texts.maximumKilometres,
      validate: checkDistance,
      admin: {
        condition: byDistance,
        description: texts.maximumKilometresDescription,
      },
    },
  ],
})
