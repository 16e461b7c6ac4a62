import type { Field } from 'payload'
import { carTypes, itemTypes } from '#schemas/vehicle/vehicle.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'

const carTypeLabels: Record<(typeof carTypes)[number], string> = { new: 'New', demo: 'Demo', used: 'Used' }
const itemTypeLabels: Record<(typeof itemTypes)[number], string> = {
  car: 'Car',
  caravan: 'Caravan',
  motorcycle: 'Motorcycle',
  truck: 'Truck',
  tractor: 'Tractor',
}

export const identityFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 200,
    admin: { description: 'If empty, it is made of year, make, model and badge.' },
  },
  ...row(
    { name: 'stocknum', type: 'text', label: 'Stock number', required: true, maxLength: 80 },
    {
      name: 'car_type',
      type: 'select',
      label: 'New or used',
      required: true,
      options: carTypes.map((value) => ({ value, label: carTypeLabels[value] })),
    },
    {
      name: 'item_type',
      type: 'select',
      label: 'Kind',
      defaultValue: 'car',
      options: itemTypes.map((value) => ({ value, label: itemTypeLabels[value] })),
    },
  ),
  ...row(
    { name: 'year', type: 'number', min: 1900, max: 2100 },
    { name: 'make', type: 'text', required: true, maxLength: 80 },
    { name: 'model', type: 'text', required: true, maxLength: 120 },
  ),
  ...row({ name: 'badge', type: 'text', maxLength: 400 }, { name: 'series', type: 'text', maxLength: 400 }),
  ...row(
    { name: 'vin', type: 'text', label: 'VIN', maxLength: 400 },
    { name: 'nvic', type: 'text', label: 'NVIC', maxLength: 400 },
  ),
  ...row(
    { name: 'regplate', type: 'text', label: 'Registration plate', maxLength: 400 },
    dateField({ name: 'rego_expiry', label: 'Registration expires' }),
  ),
]
