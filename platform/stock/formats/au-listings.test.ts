import { expect, test } from 'vitest'
import { auListings } from './au-listings.ts'

const plain: Record<string, string> = {
  Brand: 'Mazda',
  Year: '2004',
  Model: '6',
  'Car/Suv': 'Hatchback',
  Title: '2004 Mazda 6 Luxury Sports',
  UsedOrNew: 'USED',
  Transmission: 'Automatic',
  Engine: '4 cyl, 2.3 L',
  DriveType: 'Front',
  FuelType: 'Premium',
  FuelConsumption: '10 L / 100 km',
  Kilometres: '201123',
  ColourExtInt: 'Blue / Grey',
  Location: 'Mount Louisa, QLD',
  CylindersinEngine: '4 cyl',
  BodyType: 'Hatchback',
  Doors: ' 5 Doors',
  Seats: ' 5 Seats',
  Price: '1200',
}

const read = (changes: Record<string, string> = {}) =>
  auListings.read((column) => ({ ...plain, ...changes })[column] ?? '', {
    thisYear: 2026,
    timeZone: 'UTC',
    heading: [],
    fields: [],
  })

const valuesOf = (changes: Record<string, string> = {}) => {
  const reading = read(changes)
  return reading.kind === 'vehicle' ? reading.values : reading
}
const remarksOf = (changes: Record<string, string>) => {
  const reading = read(changes)
  return reading.kind === 'vehicle' ? reading.remarks.map(({ field, reason }) => `${field}: ${reason}`) : []
}
const identityOf = (changes: Record<string, string> = {}) => {
  const reading = read(changes)
  return 'identity' in reading ? reading.identity : null
}

test('a clean row is taken as it stands', () => {
  expect(read()).toMatchObject({
    kind: 'vehicle',
    remarks: [],
    values: {
      name: '2004 Mazda 6 Luxury Sports',
      year: 2004,
      make: 'Mazda',
      model: '6',
      badge: 'Luxury Sports',
      car_type: 'used',
      preorder: false,
      colour: 'Blue',
      interior_colour: 'Grey',
      simple_body: 'Hatchback',
      simple_transmission: 'Automatic',
      simple_fuel: 'Petrol',
      simple_drive: 'FWD',
      seats: 5,
      doors: 5,
      engine_size: '2.3 L',
      engine_size_litres: 2.3,
      variant: { cylinders: 4, fuelconsumptioncombined: 10, enginesize_litres: 2.3 },
      km: 201_123,
      price: 120_000,
      dealership_name: null,
      city: 'Mount Louisa',
      state: 'QLD',
    },
  })
})

test.each([
  [{ Price: 'POA' }, { price: null }, `price: 'POA' read as no price`],
  [{ Kilometres: '-' }, { km: null }, `km: '-' read as unknown`],
  [{ Engine: '0 L' }, { engine_size: null }, `engine_size: '0 L' read as unknown`],
  [{ FuelConsumption: '0 L / 100 km' }, {}, `fuel consumption: '0 L / 100 km' read as unknown`],
  [
    { ColourExtInt: 'White / 2015/05' },
    { build_date: '2015-05-01' },
    `interior_colour: '2015/05' read as the month it was built`,
  ],
  [
    { ColourExtInt: 'Grey / Mmajykl10Jh022022' },
    { vin: 'MMAJYKL10JH022022' },
    `interior_colour: 'Mmajykl10Jh022022' read as the VIN`,
  ],
  [{ Location: 'DONCASTER, VIC' }, { city: 'Doncaster', state: 'VIC' }, `city: 'DONCASTER' written as 'Doncaster'`],
  [{ Location: 'Brisbane, AU-QLD' }, { state: 'QLD' }, `state: 'AU-QLD' written as 'QLD'`],
  [{ Doors: ' 7 Seats', Seats: '' }, { doors: null, seats: 7 }, `doors: unknown: '7 Seats' stands in their column`],
  [{ Year: 'nan' }, { year: 2004 }, `year: 'nan' replaced by the title’s year`],
  [{ Year: 'Mazda' }, { year: 2004 }, `year: 'Mazda' replaced by the title’s year`],
  [
    { 'Car/Suv': '02 **** ****\n' },
    { dealership_name: null },
    `dealership_name: '02 **** ****' left out: a masked phone number`,
  ],
])('%j is read as %j, and the report says so', (cells, values, remark) => {
  expect(valuesOf(cells)).toMatchObject(values)
  expect(remarksOf(cells)).toContain(remark)
})

test('colours that stand in the distance column are colours, and the warranty in theirs is left out', () => {
  const shifted = { Kilometres: '- / -', ColourExtInt: '5 years / Unlimited km', 'Car/Suv': 'NEW Available to order' }
  expect(valuesOf(shifted)).toMatchObject({ km: null, colour: null, interior_colour: null, preorder: true })
  expect(remarksOf(shifted)).toContain(`colour: '5 years / Unlimited km' left out: a warranty in the colours’ column`)
})

test.each([
  ['Nippon Motors', 'Nippon Motors'],
  ['Melville Nissan, Kia & Suzuki - New Cars', 'Melville Nissan, Kia & Suzuki - New Cars'],
  ['USED Dealer ad', null],
  ['NEW In stock', null],
  ['DEMO', null],
  ['Ute / Tray', null],
  ['nan', null],
])('where the body should be, %j names the dealer %j', (cell, dealer) => {
  expect(valuesOf({ 'Car/Suv': cell })).toMatchObject({ dealership_name: dealer })
})

test.each([
  [
    { Brand: 'Land', Model: 'Rover', Title: '2015 Land Rover Range Rover Sport SDV6' },
    ['Land Rover', 'Range Rover Sport', 'SDV6'],
  ],
  [{ Brand: 'Alfa', Model: 'Romeo', Title: '2012 Alfa Romeo Mito' }, ['Alfa Romeo', 'Mito', null]],
  [{ Brand: 'Jeep', Model: 'Grand', Title: '2017 Jeep Grand Cherokee Laredo' }, ['Jeep', 'Grand Cherokee', 'Laredo']],
  [{ Brand: 'Hyundai', Model: 'Santa', Title: '2019 Hyundai Santa FE Elite' }, ['Hyundai', 'Santa Fe', 'Elite']],
  [{ Brand: 'Toyota', Model: 'Land', Title: '2003 Toyota Land Cruiser GXL' }, ['Toyota', 'Landcruiser', 'GXL']],
  [{ Brand: 'Saab', Model: '3-Sep', Title: '2008 Saab 9-3 Linear 2.0T' }, ['Saab', '9-3', 'Linear 2.0T']],
])('%j is %j', (cells, [make, model, badge]) => {
  expect(valuesOf(cells)).toMatchObject({ make, model, badge })
})

test('a row that names no vehicle is rejected', () => {
  const nothing = Object.fromEntries(Object.keys(plain).map((column) => [column, column === 'Year' ? 'nan' : '']))
  expect(valuesOf(nothing)).toMatchObject({ kind: 'rejected', reason: 'the row does not say what vehicle it is' })
})

test('a vehicle stays itself when its price or its equipment changes, not when its distance or its stock does', () => {
  expect(identityOf({ Price: '999', FuelType: '-', Seats: '' })).toBe(identityOf())
  expect(identityOf({ Kilometres: '5' })).not.toBe(identityOf())
  expect(identityOf({ 'Car/Suv': 'Nippon Motors' })).not.toBe(identityOf())
})
