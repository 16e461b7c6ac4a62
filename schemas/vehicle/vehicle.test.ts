import { expect, test } from 'vitest'
import { location } from '../location/location.ts'
import { caravanSpecifications, vehicle, vehicleVariant } from './vehicle.ts'

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

test('a vehicle and its location say where it is (vehicles §3, Place fields)', () => {
  const place =
    'location_id location_name location_phone dealership_id dealership_slug city state private_suburb private_postcode website_id'
  expect(place.split(' ').filter((field) => !(field in vehicle.shape))).toEqual([])
  const ofLocation = ['id', 'name', 'slug', 'phone', 'address', 'distribution_locations']
  expect(ofLocation.filter((field) => !(field in location.shape))).toEqual([])
})
