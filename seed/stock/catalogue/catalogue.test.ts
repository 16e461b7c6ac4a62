import { expect, test } from 'vitest'
import { carLook, caravanLook, motorcycleLook } from '../looks.ts'
import { caravans, catalogue, importsFromJapan, motorcycles } from './index.ts'

const cars = [...catalogue, ...importsFromJapan].flatMap((make) => make.models.map((model) => ({ make, model })))

test('the catalogue holds at least 25 makes and 110 models', () => {
  expect(new Set(catalogue.map(({ make }) => make)).size).toBeGreaterThanOrEqual(25)
  expect(new Set(cars.map(({ make, model }) => `${make.make} ${model.model}`)).size).toBeGreaterThanOrEqual(110)
})

test('figures are of the right size: millimetres, dollars, litres, years', () => {
  for (const { model } of cars) {
    const [length, width, height, wheelbase] = model.size
    expect(length).toBeGreaterThan(3_400)
    expect(length).toBeLessThan(6_100)
    expect(width).toBeGreaterThan(1_500)
    expect(height).toBeGreaterThan(1_150)
    expect(wheelbase).toBeLessThan(length * 0.72)
    expect(model.from).toBeLessThanOrEqual(model.to ?? 2026)
    for (const { price, fuel, consumption } of model.variants) {
      expect(price).toBeGreaterThan(14_000)
      expect(fuel === 'electric').toBe(consumption === null)
    }
  }
})

test('no two models share the name of their pictures', () => {
  const looks = [
    ...cars.map(({ make, model }) => carLook(make, model)),
    ...caravans.map(caravanLook),
    ...motorcycles.map(motorcycleLook),
  ]
  expect(new Set(looks.map(({ name }) => name)).size).toBe(looks.length)
})
