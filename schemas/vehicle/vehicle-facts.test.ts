import { expect, test } from 'vitest'
import { caravanFacts, keyFacts, specifications } from './vehicle-facts.ts'
import { vehicle, type Vehicle, type VehicleInput } from './vehicle.ts'

const aVehicle = (changes: Partial<VehicleInput> = {}): Vehicle =>
  vehicle.parse({
    id: 12,
    slug: '2021-kia-cerato-sport-a12',
    stocknum: 'A12',
    name: '2021 Kia Cerato Sport',
    vin: 'KNAF1234567890123',
    regplate: '123ABC',
    make: 'Kia',
    model: 'Cerato',
    car_type: 'used',
    colour: 'Snow White Pearl',
    body: '4D Sedan',
    simple_body: 'Sedan',
    trans: '6 Speed Automatic',
    simple_transmission: 'Automatic',
    gearnum: 6,
    fuel: 'Petrol - Unleaded',
    drive: 'Front Wheel Drive',
    seats: 5,
    doors: 4,
    engine_size: '2.0L',
    km: 42_350,
    created_at: '2026-10-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
    ...changes,
  })

const valueOf = (facts: readonly { label: string; value: string }[], label: string) =>
  facts.find((fact) => fact.label === label)?.value ?? null

const caravan = {
  body_width: 2_400,
  body_length: 6_400,
  tare_weight: 2_180,
  axle_type: 'Tandem',
  sleeps: 4,
  aggregate_trailer_mass: 2_800,
}

test('key facts stand in one order, the longer words before the simple ones (vehicles §2)', () => {
  expect(keyFacts(aVehicle()).map(({ value }) => value)).toEqual([
    '42,350 km',
    '4D Sedan',
    '6 Speed Automatic',
    '2.0L',
    'Petrol - Unleaded',
    'Front Wheel Drive',
    'Snow White Pearl',
    '5',
    '4',
    '123ABC',
    'A12',
  ])
})

test('the simple word stands where the longer one is not known', () => {
  expect(valueOf(keyFacts(aVehicle({ trans: null })), 'Transmission')).toBe('Automatic')
})

test('a new vehicle of 0 kilometres says so: that is known', () => {
  expect(valueOf(keyFacts(aVehicle({ km: 0 })), 'Kilometres')).toBe('0 km')
})

test('one star is one star', () => {
  expect(valueOf(specifications(aVehicle({ variant: { ancaprating: 1 } })), 'ANCAP rating')).toBe('1 star')
})

test('a vehicle of which nothing is known has no specifications, and no empty ones', () => {
  expect(specifications(aVehicle({ variant: {}, gearnum: null, vin: null }))).toEqual([])
})

test('a caravan’s length is said in millimetres and in feet (vehicles §3, Caravan fields)', () => {
  expect(valueOf(caravanFacts({ specifications: caravan }), 'Body length')).toBe('6,400 mm (21′ 0″)')
})

test('what a caravan may carry is its aggregate mass less its tare', () => {
  expect(valueOf(caravanFacts({ specifications: caravan }), 'Payload')).toBe('620 kg')
})

test.each([
  ['its tare is not known', { ...caravan, tare_weight: null }],
  ['it weighs more empty than it may loaded', { ...caravan, tare_weight: 3_000 }],
])('no payload is claimed where %s', (_, facts) => {
  expect(valueOf(caravanFacts({ specifications: facts }), 'Payload')).toBeNull()
})

test('a car has no caravan specifications', () => {
  expect(caravanFacts(aVehicle())).toEqual([])
})
