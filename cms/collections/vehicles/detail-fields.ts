import type { Field } from 'payload'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'

export const detailFields: Field[] = [
  ...row(
    { name: 'colour', type: 'text' },
    { name: 'interior_colour', type: 'text', label: 'Interior colour' },
    { name: 'km', type: 'number', label: 'Kilometres', min: 0 },
  ),
  ...row({ name: 'body', type: 'text' }, { name: 'simple_body', type: 'text', label: 'Body for filters' }),
  ...row(
    { name: 'trans', type: 'text', label: 'Transmission' },
    { name: 'simple_transmission', type: 'text', label: 'Transmission for filters' },
    { name: 'gearnum', type: 'number', label: 'Gears', min: 0 },
  ),
  ...row({ name: 'fuel', type: 'text' }, { name: 'simple_fuel', type: 'text', label: 'Fuel for filters' }),
  ...row({ name: 'drive', type: 'text' }, { name: 'simple_drive', type: 'text', label: 'Drive for filters' }),
  ...row(
    { name: 'seats', type: 'number', min: 0 },
    { name: 'doors', type: 'number', min: 0 },
    { name: 'engine_size', type: 'text', label: 'Engine' },
    { name: 'engine_size_litres', type: 'number', label: 'Engine (litres)', min: 0 },
  ),
  ...row(dateField({ name: 'build_date', label: 'Built' }), dateField({ name: 'compliance_date', label: 'Complied' })),
  { name: 'dealercomments', type: 'textarea', label: 'Dealer’s comments', maxLength: 20_000 },
]
