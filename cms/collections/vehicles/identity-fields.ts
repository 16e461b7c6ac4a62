import type { Field } from 'payload'
import { carTypes, itemTypes } from '#schemas/vehicle/vehicle.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import * as texts from './texts.ts'

const carTypeLabels: Record<(typeof carTypes)[number], string> = {
  new: texts.newLabel,
  demo: texts.demo,
  used: texts.used,
}
const itemTypeLabels: Record<(typeof itemTypes)[number], string> = {
  car: texts.car,
  caravan: texts.caravan,
  motorcycle: texts.motorcycle,
  truck: texts.truck,
  tractor: texts.tractor,
}

export const identityFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 200,
    admin: { description: texts.ifEmpty },
  },
  ...row(
    { name: 'stocknum', type: 'text', label: texts.stockNumber, required: true, maxLength: 80 },
    {
      name: 'car_type',
      type: 'select',
      label: texts.newOrUsed,
      required: true,
      options: carTypes.map((value) => ({ value, label: carTypeLabels[value] })),
    },
    {
      name: 'item_type',
      type: 'select',
      label: texts.kind,
      defaultValue: 'car',
      options: itemTypes.map((value) => ({ value, label: itemTypeLabels[value] })),
    },
  ),
  ...row(
    { name: 'year', type: 'number', min: 1900, max: 2100 },
    { name: 'make', type: 'text', required: true, maxLength: 80 },
    { name: 'model', type: 'text', required: true, maxLength: 120 },
  ),
  { name: 'carsales_title', type: 'text', label: texts.carsalesTitle, maxLength: 400 },
  ...row({ name: 'badge', type: 'text', maxLength: 400 }, { name: 'series', type: 'text', maxLength: 400 }),
  ...row(
    { name: 'vin', type: 'text', label: texts.vin, maxLength: 400 },
    { name: 'nvic', type: 'text', label: texts.nvic, maxLength: 400 },
  ),
  ...row(
    { name: 'regplate', type: 'text', label: texts.registrationPlate, maxLength: 400 },
    dateField({ name: 'rego_expiry', label: texts.registrationExpires }),
  ),
]
