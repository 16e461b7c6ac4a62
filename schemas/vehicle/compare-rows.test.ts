import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

type ComparisonVehicle = Parameters<typeof compareRows>[0][number]

const aCar = (changes: Partial<ComparisonVehicle> = {}): ComparisonVehicle => ({
  year: 2021,
  car_type: 'used',
  km: 42_350,
  badge: 'Sport',
  series: null,
  body: '4D Sedan',
  simple_body: 'Sedan',
  simple_transmission: 'Automatic',
  simple_fuel: 'Petrol',
  simple_drive: 'FWD',
  engine_size: '2.0L',
  seats: 5,
  doors: 4,
  colour: 'White',
  weekly_price: 112_00,
  weekly_comparison_rate: 9.71,
  weekly_example: 'Example: a loan of $24,990 over 5 years at 8.49% p.a., paid weekly.',
  city: 'Southport',
  state: 'QLD',
  features: ['Apple CarPlay'],
  dealership_slug: null,
  ...changes,
})
const rows = (...cars: ComparisonVehicle[]) =>
  compareRows(cars, { withFinance: () => true, warning: 'WARNING: examples.' })
const rowOf = (label: string, ...cars: ComparisonVehicle[]) => rows(...cars).find((row) => row.label === label)

test('a fact in which vehicles differ is marked', () => {
  expect(rowOf('Kilometres', aCar(), aCar({ km: 10 }))).toEqual({
    label: 'Kilometres',
    values: ['42,350 km', '10 km'],
    differs: true,
    isFinance: false,
  })
  expect(rowOf('Fuel', aCar(), aCar())?.differs).toBe(false)
})

test('a fact that only one is known to have differs', () => {
  expect(rowOf('Engine', aCar(), aCar({ engine_size: null }))).toMatchObject({ values: ['2.0L', null], differs: true })
})

test('a fact unknown for all vehicles has no row', () => {
  expect(rowOf('Doors', aCar({ doors: null }), aCar({ doors: null }))).toBeUndefined()
})

test('each feature of any of them is a row', () => {
  const other = aCar({ features: ['Sunroof', 'Apple CarPlay'] })
  expect(rowOf('Sunroof', aCar(), other)).toMatchObject({ values: [null, 'Yes'], differs: true })
  expect(rowOf('Apple CarPlay', aCar(), other)?.differs).toBe(false)
})

test('a repayment is shown with its comparison rate, or not at all (locations §9)', () => {
  expect(rowOf('Weekly repayment', aCar())?.values).toEqual(['$112/wk* · 9.71% p.a. comparison rate'])
  expect(rowOf('Loan of the repayment', aCar())?.values).toEqual([`${aCar().weekly_example} WARNING: examples.`])
  expect(rowOf('Weekly repayment', aCar({ weekly_comparison_rate: null }))).toBeUndefined()
  expect(rowOf('Weekly repayment', aCar({ weekly_example: null }))).toBeUndefined()
  expect(compareRows([aCar()], { withFinance: () => false, warning: '' })[0]?.label).toBe('Year')
})

test('every row has a value for each vehicle', () => {
  const features = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'))
  fc.assert(
    fc.property(fc.array(features, { minLength: 1, maxLength: 4 }), (lists) => {
      const cars = lists.map((list) => aCar({ features: list }))
      expect(rows(...cars).every(({ values }) => values.length === cars.length)).toBe(true)
    }),
  )
})
