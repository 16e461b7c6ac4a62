import type { Field, JSONField } from 'payload'
import { z } from 'zod'
import { vehicle } from '#schemas/vehicle/vehicle.ts'
import { hotspotTrouble } from '../../admin/hotspots/hotspot-words.ts'
import type { NamedValue } from '../../admin/fields/values-field.tsx'

const { features, images, viewer, variant, specifications, autograb_data, finance_lenders } = vehicle.shape

/** Nested data of the specification, kept whole in one column and held to its schema. */
const nested = (name: string, schema: z.ZodType, admin: JSONField['admin']): JSONField => ({
  name,
  type: 'json',
  admin,
  validate: (value: unknown) => {
    if (value === null || value === undefined) return true
    const result = schema.safeParse(value)
    return result.success || z.prettifyError(result.error)
  },
})

const inputs = (values: NamedValue[]) => ({
  Field: { path: '/admin/fields/values-field.tsx#ValuesField', clientProps: { values } },
})
const text = (name: string, label: string): NamedValue => ({ name, label, kind: 'text' })
const number = (name: string, label: string): NamedValue => ({ name, label, kind: 'number' })
const money = (name: string, label: string): NamedValue => ({ name, label, kind: 'money' })

const variantValues = [
  text('enginesize', 'Engine'),
  number('enginesize_litres', 'Engine, litres'),
  number('cylinders', 'Cylinders'),
  text('induction', 'Induction'),
  number('fuelconsumptioncombined', 'Fuel, L/100 km'),
  number('fuelcapacity', 'Tank, litres'),
  number('torque', 'Torque, Nm'),
  text('geartype', 'Gearbox'),
  number('vehiclelength', 'Length, mm'),
  number('vehiclewidth', 'Width, mm'),
  number('vehicleheight', 'Height, mm'),
  number('grossvehiclemass', 'Gross mass, kg'),
  number('towingcapacitybraked', 'Towing, braked, kg'),
  number('ancaprating', 'ANCAP stars'),
  text('bodyconfiguration', 'Body'),
]

const caravanValues = [
  number('body_length', 'Body length, mm'),
  number('body_width', 'Body width, mm'),
  number('tare_weight', 'Tare, kg'),
  number('aggregate_trailer_mass', 'Aggregate trailer mass, kg'),
  text('axle_type', 'Axles'),
  number('sleeps', 'Sleeps'),
]

const marketValues = [
  money('average_market_price', 'Average market price, $'),
  money('state_average_market_price', 'Average in the state, $'),
]

export const nestedFields: Field[] = [
  nested('images', images, {
    description: 'The first picture is the one on the card.',
    components: { Field: '/admin/vehicles/pictures.tsx#Pictures' },
  }),
  nested('features', features, {
    description: 'One per line.',
    components: { Field: '/admin/fields/lines-field.tsx#LinesField' },
  }),
  {
    ...nested('viewer', viewer, {
      components: { Field: '/admin/vehicles/viewer.tsx#Viewer', Diff: '/admin/history/viewer-diff.tsx#ViewerDiff' },
    }),
    label: 'Spin and videos',
  },
  {
    name: 'hotspots',
    type: 'json',
    validate: (value: unknown) => hotspotTrouble(value) ?? true,
    admin: {
      components: {
        Field: '/admin/hotspots/hotspots.tsx#Hotspots',
        Diff: '/admin/history/hotspots-diff.tsx#HotspotsDiff',
      },
    },
  },
  { name: 'video_url', type: 'text', label: 'Video' },
  {
    name: 'file',
    type: 'text',
    label: 'History report',
    admin: { components: { Field: '/admin/vehicles/history-report.tsx#HistoryReport' } },
  },
  nested('variant', variant, { components: inputs(variantValues) }),
  {
    ...nested('specifications', specifications, {
      condition: (data) => data.item_type === 'caravan',
      components: inputs(caravanValues),
    }),
    label: 'Caravan',
  },
  { ...nested('autograb_data', autograb_data, { components: inputs(marketValues) }), label: 'Market' },
  {
    ...nested('finance_lenders', finance_lenders, {
      description: 'Figures from each lender, unchanged. Money is in cents.',
      components: { Field: '/admin/fields/json-field.tsx#JsonField' },
    }),
    label: 'Lenders',
  },
]
