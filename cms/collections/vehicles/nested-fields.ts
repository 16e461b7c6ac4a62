import type { Field, JSONField } from 'payload'
import { z } from 'zod'
import { vehicle } from '#schemas/vehicle/vehicle.ts'
import { nobody } from '../../access/nobody.ts'
import { hotspotTrouble } from '../../admin/hotspots/hotspot-words.ts'
import type { NamedValue } from '../../admin/fields/values-field.tsx'
import * as texts from './texts.ts'

const { features, images, viewer, variant, factory, specifications, autograb_data, finance_lenders, youx_quote } =
  vehicle.shape

/** Nested data of the specification, stored in one column and validated by its schema. */
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
  text('enginesize', texts.engine),
  number('enginesize_litres', texts.engineLitres2),
  number('cylinders', texts.cylinders),
  text('induction', texts.induction),
  number('fuelconsumptioncombined', texts.fuelL100Km),
  number('fuelcapacity', texts.tankLitres),
  number('torque', texts.torqueNm),
  text('geartype', texts.gearbox),
  number('vehiclelength', texts.lengthMm),
  number('vehiclewidth', texts.widthMm),
  number('vehicleheight', texts.heightMm),
  number('grossvehiclemass', texts.grossMass),
  number('towingcapacitybraked', texts.towingBraked),
  number('ancaprating', texts.ancapStars),
  text('bodyconfiguration', texts.body),
]

const caravanValues = [
  number('body_length', texts.bodyLength),
  number('body_width', texts.bodyWidth),
  number('tare_weight', texts.tareKg),
  number('aggregate_trailer_mass', texts.aggregateTrailerMass),
  text('axle_type', texts.axles),
  number('sleeps', texts.sleeps),
]

const marketValues = [
  money('average_market_price', texts.averageMarketPrice),
  money('state_average_market_price', texts.averageInTheState),
]

export const nestedFields: Field[] = [
  nested('images', images, {
    description: texts.firstPictureOneOnCard,
    components: { Field: '/admin/vehicles/pictures.tsx#Pictures' },
  }),
  nested('features', features, {
    description: texts.onePerLine,
    components: { Field: '/admin/fields/lines-field.tsx#LinesField' },
  }),
  {
    ...nested('viewer', viewer, {
      components: { Field: '/admin/vehicles/viewer.tsx#Viewer' },
    }),
    label: texts.spinAndVideos,
  },
  {
    name: 'hotspots',
    type: 'json',
    validate: (value: unknown) => hotspotTrouble(value) ?? true,
    admin: {
      components: {
        Field: '/admin/hotspots/hotspots.tsx#Hotspots',
      },
    },
  },
  { name: 'video_url', type: 'text', label: texts.video },
  {
    name: 'file',
    type: 'text',
    label: texts.historyReport,
    admin: { components: { Field: '/admin/vehicles/history-report.tsx#HistoryReport' } },
  },
  nested('variant', variant, { components: inputs(variantValues) }),
  {
    ...nested('factory', factory, {
      description: texts.factoryDescription,
      components: { Field: '/admin/fields/json-field.tsx#JsonField' },
    }),
    label: texts.factory,
  },
  {
    ...nested('specifications', specifications, {
      condition: (data) => data.item_type === 'caravan',
      components: inputs(caravanValues),
    }),
    label: texts.caravan,
  },
  { ...nested('autograb_data', autograb_data, { components: inputs(marketValues) }), label: texts.market },
  {
    ...nested('finance_lenders', finance_lenders, {
      description: texts.figuresFromEachLender,
      components: { Field: '/admin/fields/json-field.tsx#JsonField' },
    }),
    label: texts.lenders,
  },
  {
    ...nested('youx_quote', youx_quote, {
      description: texts.youxQuoteDescription,
      readOnly: true,
      condition: (data) => Boolean(data.youx_quote),
      components: { Field: '/admin/fields/json-field.tsx#JsonField' },
    }),
    label: texts.youxQuote,
    access: { create: nobody, update: nobody },
  },
]
