import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quote } from '#schemas/finance/quote.ts'
import { location } from '#schemas/location/location.ts'
import { flags } from '#schemas/tenant/flags.ts'
import { newSite } from '#schemas/tenant/new-site.ts'
import { pluginNames, siteConfig } from '#schemas/tenant/site-config.ts'
import { site } from '#schemas/tenant/site.ts'
import { searchDocument } from '#schemas/vehicle/search-document.ts'
import { vehicleAnswer } from '#schemas/vehicle/vehicle-answer.ts'
import { lenderFigures, storedQuote, vehicle, vehicleFactory, vehicleViewer } from '#schemas/vehicle/vehicle.ts'

const read = (document: string) =>
  readFileSync(join(import.meta.dirname, '../../docs/specification', `${document}.md`), 'utf8')
const specification = read('vehicles')

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

/** What has each entry of the specification's site config; `autobot` and `impel` by record 280, which says why a site has no search server. */
const siteEntries: Readonly<Record<string, readonly [holder: object, key: string]>> = {
  slug: [site.shape, 'slug'],
  id: [site.shape, 'id'],
  url: [site.shape, 'origin'],
  name: [site.shape, 'name'],
  template: [newSite.shape, 'template'],
  locations: [location.shape, 'id'],
  dealerships: [location.shape, 'dealership_slug'],
  plugins: [siteConfig.shape, 'plugins'],
  'manufacturer name': [location.shape, 'manufacturers'],
  autobot: [siteConfig.shape, 'chat'],
  autograb: [vehicle.shape, 'autograb_data'],
  impel: [siteConfig.shape.spins.def.innerType.shape, 'address'],
  offers_subscription: [flags.shape, 'subscriptions'],
  'social URLs': [siteConfig.shape, 'social'],
  'search filters': [siteConfig.shape, 'stock'],
  'minimum review rating': [siteConfig.shape.reviews.def.innerType.shape, 'minimumRating'],
  'hide-reviews flag': [siteConfig.shape.reviews.def.innerType.shape, 'hidden'],
  'podium token and chat setting': [siteConfig.shape.chat.def.innerType.shape, 'token'],
}

test('a site has every entry that the specification names, but no search server of its own (locations §3, Site config)', () => {
  const [, cells = ''] = /^\| Site config +\| (.*?) +\|$/m.exec(read('locations-forms-finance')) ?? []
  const entries = cells.split(/, (?![^(]*\))/).map((entry) => entry.replace(/ \(.*\)/, ''))
  expect(entries.filter((entry) => !(entry in siteEntries))).toEqual(['search index host and key'])
  expect(Object.keys(siteEntries).filter((entry) => !entries.includes(entry))).toEqual([])
  const absent = Object.entries(siteEntries).filter(([, [holder, key]]) => !(key in holder))
  expect(absent.map(([entry]) => entry)).toEqual([])
  expect(pluginNames).toEqual(['Autogauge', 'Car Analysis', 'PPSR Report'])
})
