import type { Field } from 'payload'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import * as texts from './texts.ts'

export const detailFields: Field[] = [
  ...row(
    { name: 'colour', type: 'text' },
    { name: 'interior_colour', type: 'text', label: texts.interiorColour },
    { name: 'km', type: 'number', label: texts.kilometres, min: 0 },
  ),
  ...row(
    { name: 'body', type: 'text' },
    { name: 'simple_body', type: 'text', label: texts.bodyForFilters },
    { name: 'bodyconfiguration', type: 'text', label: texts.bodyConfiguration, maxLength: 400 },
  ),
  ...row(
    { name: 'trans', type: 'text', label: texts.transmission },
    { name: 'simple_transmission', type: 'text', label: texts.transmissionForFilters },
    { name: 'gearnum', type: 'number', label: texts.gears, min: 0 },
  ),
  ...row({ name: 'fuel', type: 'text' }, { name: 'simple_fuel', type: 'text', label: texts.fuelForFilters }),
  ...row({ name: 'drive', type: 'text' }, { name: 'simple_drive', type: 'text', label: texts.driveForFilters }),
  ...row(
    { name: 'seats', type: 'number', min: 0 },
    { name: 'doors', type: 'number', min: 0 },
    { name: 'engine_size', type: 'text', label: texts.engine },
    { name: 'engine_size_litres', type: 'number', label: texts.engineLitres, min: 0 },
  ),
  ...row(
    dateField({ name: 'build_date', label: texts.built }),
    dateField({ name: 'compliance_date', label: texts.complied }),
  ),
  { name: 'dealercomments', type: 'textarea', label: texts.dealersComments, maxLength: 20_000 },
]
