import { expect, test } from 'vitest'
import { caravanSpecifications, vehicleVariant } from './vehicle.ts'

const variantFields =
  'enginesize enginesize_litres cylinders induction fuelconsumptioncombined fuelcapacity grossvehiclemass vehiclelength vehicleheight ' +
  'vehiclewidth towingcapacitybraked torque bodyconfiguration ancaprating geartype'

test('a variant has the fifteen fields of the specification (vehicles §3, Variant fields)', () => {
  expect(Object.keys(vehicleVariant.shape)).toEqual(variantFields.split(' '))
})

test('a caravan has the six fields of the specification (vehicles §3, Caravan fields)', () => {
  const fields = ['body_width', 'body_length', 'tare_weight', 'axle_type', 'sleeps', 'aggregate_trailer_mass']
  expect(Object.keys(caravanSpecifications.shape)).toEqual(fields)
})
