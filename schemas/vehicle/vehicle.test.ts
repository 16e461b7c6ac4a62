import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quote } from '../finance/quote.ts'
import { location } from '../location/location.ts'
import { searchDocument } from './search-document.ts'
import { answerVehicle, vehicleAnswer } from './vehicle-answer.ts'
import {
  caravanSpecifications,
  lenderFigures,
  storedQuote,
  type Vehicle,
  vehicle,
  vehicleFactory,
  vehicleVariant,
  vehicleViewer,
} from './vehicle.ts'

const specification = readFileSync(join(import.meta.dirname, '../../docs/specification/vehicles.md'), 'utf8')

/** The names of a row of the specification's table of the car's fields. */
function fieldsOfGroup(group: string): string[] {
  const [, cells = ''] = new RegExp(`^\\| ${group} +\\| (.*) \\|$`, 'm').exec(specification) ?? []
  const fields = cells
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((name) => name.trim())
  return fields.filter((name) => /^[\w]+$/.test(name))
}

const missing = (fields: readonly string[], ...shapes: object[]) =>
  fields.filter((name) => !shapes.some((shape) => name in shape))

test.each(['Identity', 'Classification', 'Dates', 'Commercial'])(
  'the API answers every field that the specification names as %s (vehicles §3, Car fields)',
  (group) => {
    const fields = fieldsOfGroup(group)
    expect(fields.length).toBeGreaterThan(3)
    expect(missing(fields, vehicleAnswer.shape)).toEqual([])
  },
)

test('path, whether there is a nvic and since when it is sold follow from a vehicle’s own fields (vehicles §3, Car fields)', () => {
  const at = '2026-11-01T00:00:10.000Z'
  const kia = { id: 1, slug: 'kia-rio', stocknum: 'A1', name: 'Kia Rio', make: 'Kia', model: 'Rio', car_type: 'used' }
  const stored = vehicle.parse({ ...kia, created_at: at, updated_at: at })
  const sold: Vehicle = { ...stored, status: 'sold', sold_at: at, nvic: 'ABC12' }
  expect(answerVehicle(sold)).toMatchObject({
    path: '/cars/kia-rio',
    has_nvic: true,
    sold: true,
    sold_date_timestamp: 1_793_491_210,
  })
  expect(answerVehicle(stored)).toMatchObject({ has_nvic: false, sold: false, sold_date_timestamp: null })
})

test('the rest of the fields that the second document reads of a car are answered too (locations §3, Car)', () => {
  const fields =
    'tag certified carsales_title has_nvic private_suburb private_postcode item_type specifications variant autograb_data location_id'
  expect(missing(fields.split(' '), vehicleAnswer.shape)).toEqual([])
})

test('a vehicle has pictures, films, spin, its code, interior and report (vehicles §3, Media fields)', () => {
  const fields = fieldsOfGroup('Media')
  expect(fields).toContain('spin_code')
  const ofSearch = { thumbnails: 'thumbs', primary_image_url: 'thumbs', photos_count: 'photos_count' }
  expect(Object.values(ofSearch).filter((name) => !(name in searchDocument.shape))).toEqual([])
  // The row names walkaround videos and videos in one breath.
  const named = [...fields, 'walkaround_videos', 'videos']
  expect(missing(named, vehicle.shape, vehicleViewer.shape, ofSearch)).toEqual([])
})

test('a vehicle has the manufacturer’s equipment, bodies and prices of its variants (vehicles §3, Other car fields)', () => {
  const fields = [
    'standardEquipment',
    'manufacturer_body',
    'manufacturer_body1',
    'manufacturer_body2',
    'manufacturer_body3',
  ]
  expect(Object.keys(vehicleFactory.shape)).toEqual([...fields, 'model_variants'])
  expect(Object.keys(vehicleFactory.shape.model_variants.unwrap().element.shape)).toEqual([
    'dap_min_price',
    'dap_max_price',
  ])
  expect('dealercomments' in vehicle.shape).toBe(true)
})

test('a vehicle keeps a quote, and figures of lenders that name them (vehicles §3, Finance fields)', () => {
  expect(missing(fieldsOfGroup('youxQuote'), quote.shape)).toEqual([])
  expect(missing(fieldsOfGroup('youxQuote'), storedQuote.shape)).toEqual([])
  const [, figures = ''] = /finance_lenders, by provider key \| (.*) \|/.exec(specification) ?? []
  expect(
    missing(
      figures.split(/[,/]/).map((name) => name.trim()),
      lenderFigures.shape,
    ),
  ).toEqual([])
})

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
