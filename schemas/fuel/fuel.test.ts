import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuelBounds } from './fuel-bounds.ts'
import { fuelCost, standardKmPerWeek, standardPricePerLitre } from './fuel-cost.ts'
import { fuelEconomy } from './fuel-economy.ts'
import { usesFuel } from './uses-fuel.ts'

test('the usual week of a car that uses 7.4 litres costs $31.45 (vehicles §9, Fuel defaults; locations §9, Lead and page figures)', () => {
  expect(fuelCost({ kmPerWeek: standardKmPerWeek, litresPer100Km: 7.4, pricePerLitre: standardPricePerLitre })).toEqual(
    {
      week: 31_45,
      year: 1_635_40,
    },
  )
})

test('twice the distance or price doubles the cost (vehicles §9)', () => {
  const amounts = fc.record({
    kmPerWeek: fc.integer({ min: 0, max: 20_000 }),
    litresPer100Km: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
    pricePerLitre: fc.integer({ min: 0, max: 20_00 }),
  })
  fc.assert(
    fc.property(amounts, (input) => {
      const once = fuelCost(input).week
      for (const twice of [
        { ...input, kmPerWeek: input.kmPerWeek * 2 },
        { ...input, pricePerLitre: input.pricePerLitre * 2 },
      ])
        expect(Math.abs(fuelCost(twice).week - once * 2)).toBeLessThanOrEqual(1)
    }),
  )
})

test('weekly costs are whole cents and finite', () => {
  const within = (field: keyof typeof fuelBounds) => fc.double({ min: 0, max: fuelBounds[field], noNaN: true })
  fc.assert(
    fc.property(
      within('kmPerWeek'),
      within('litresPer100Km'),
      within('pricePerLitre'),
      (kmPerWeek, litresPer100Km, pricePerLitre) => {
        const { week, year } = fuelCost({ kmPerWeek, litresPer100Km, pricePerLitre })
        expect(Number.isSafeInteger(week) && Number.isSafeInteger(year)).toBe(true)
        expect(week).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test.each([
  [7.4, { litresPer100Km: 7.4, isKnown: true }],
  [null, { litresPer100Km: 10, isKnown: false }],
  [0, { litresPer100Km: 10, isKnown: false }],
  [4_500, { litresPer100Km: 10, isKnown: false }],
])('a consumption of %j is taken for %j (vehicles §9)', (fuelconsumptioncombined, economy) => {
  expect(fuelEconomy({ variant: { fuelconsumptioncombined } })).toEqual(economy)
})

const aCar = { fuel: null, simple_fuel: 'Petrol', item_type: 'car' } as const

test.each([
  [{ simple_fuel: 'Electric' }, false],
  [{ simple_fuel: null, fuel: 'Electric (BEV)' }, false],
  [{ simple_fuel: null, fuel: 'electricity' }, false],
  [{ simple_fuel: 'Plug-in Hybrid', fuel: 'Petrol / Electric PHEV' }, true],
  [{ simple_fuel: null, fuel: 'Hybrid - electric and petrol' }, true],
  [{ simple_fuel: null }, true],
  [{ item_type: 'caravan', simple_fuel: null }, false],
  [{ item_type: 'motorcycle' }, true],
] as const)('of %j a fuel calculator is shown: %j (vehicles §5, Fuel inputs)', (facts, isShown) => {
  expect(usesFuel({ ...aCar, ...facts })).toBe(isShown)
})
