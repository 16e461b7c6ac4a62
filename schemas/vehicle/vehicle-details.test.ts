import { expect, test } from 'vitest'
import { vehicle, type VehicleInput } from './vehicle.ts'
import { vehicleDetails } from './vehicle-details.ts'

const detailsOf = (
  changes: Partial<VehicleInput>,
  showsRegoExpiry = true,
  timeZone = 'Australia/Brisbane',
  hasAnalysis = false,
) =>
  Object.fromEntries(
    vehicleDetails(
      vehicle.parse({
        id: 1,
        slug: 'a',
        stocknum: 'A12',
        name: 'Kia Cerato',
        make: 'Kia',
        model: 'Cerato',
        car_type: 'demo',
        created_at: '2026-10-01T00:00:00.000Z',
        updated_at: '2026-10-01T00:00:00.000Z',
        ...changes,
      }),
      { now: new Date('2026-11-22T00:00:00.000Z'), timeZone, showsRegoExpiry, hasAnalysis },
    ).map(({ name, value }) => [name, value]),
  )

test('of a vehicle of which little is known, the card says that little (vehicles §2)', () => {
  expect(detailsOf({})).toEqual({ condition: 'Demonstrator', stockNumber: 'A12' })
})

test('build and compliance dates are months', () => {
  expect(detailsOf({ build_date: '2021-02-28' })['buildDate']).toBe('February 2021')
})

test('a vehicle built on the last day of June is of June in New Zealand, too', () => {
  const facts = detailsOf({ build_date: '2025-06-30' }, true, 'Pacific/Auckland')
  expect(facts['buildDate']).toBe('June 2025')
})

test('a registration that has ended reads Unregistered (vehicles §4)', () => {
  expect(detailsOf({ rego_expiry: '2026-01-01' })['registrationExpiry']).toBe('Unregistered')
})

test('only sites that want it say when a registration ends (vehicles §4)', () => {
  expect(detailsOf({ rego_expiry: '2027-01-01' }, false)['registrationExpiry']).toBeUndefined()
})

test.each([
  ['Coastline Used Cars Noosaville', 'Noosaville', 'Coastline Used Cars Noosaville, QLD'],
  ['Coastline Used Cars', 'Noosaville', 'Coastline Used Cars, Noosaville QLD'],
  [null, 'Noosaville', 'Noosaville QLD'],
])('the location %s in %s reads %s', (location_name, city, text) => {
  expect(detailsOf({ location_name, city, state: 'QLD' })['place']).toBe(text)
})

test('a year 3000 on a plate is a date like any other', () => {
  expect(detailsOf({ compliance_date: '3000-06-01' })['complianceDate']).toBe('June 3000')
})

test('a vehicle says under which title it is advertised (vehicles §3, Car fields)', () => {
  expect(detailsOf({ carsales_title: '2023 Kia Cerato GT Auto' })['advertisedAs']).toBe('2023 Kia Cerato GT Auto')
})

test('the manufacturer’s variants say from what to what their model costs drive away (vehicles §3, Other car fields)', () => {
  const of = (...variants: [number | null, number | null][]) =>
    detailsOf({
      factory: { model_variants: variants.map(([least, most]) => ({ dap_min_price: least, dap_max_price: most })) },
    })['driveAwayRange']
  expect(of([39_990_00, 41_000_00], [43_990_00, 45_990_00])).toBe('$39,990 – $45,990')
  expect(of([39_990_00, null])).toBe('$39,990')
  expect(of([null, null])).toBeUndefined()
})

test('with the plugin Car Analysis a vehicle says what the market asks in the state and on average', () => {
  const autograb_data = { state_average_market_price: 25_400_00, average_market_price: 24_900_00 }
  expect(detailsOf({ autograb_data }, true, 'Australia/Brisbane', true)).toMatchObject({
    stateAverage: '$25,400',
    marketAverage: '$24,900',
  })
  expect(detailsOf({ autograb_data })).not.toHaveProperty('stateAverage')
})
