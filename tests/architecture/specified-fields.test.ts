import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quote } from '#schemas/finance/quote.ts'
import { searchDocument } from '#schemas/vehicle/search-document.ts'
import { vehicleAnswer } from '#schemas/vehicle/vehicle-answer.ts'
import { lenderFigures, storedQuote, vehicle, vehicleFactory, vehicleViewer } from '#schemas/vehicle/vehicle.ts'

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
