import { expect, test } from 'vitest'
import { buildSubject } from '#showroom/subject.ts'
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

test('every model of the catalogue has a drawing, as large as the vehicle', { timeout: 120_000 }, () => {
  for (const { make, model } of cars) {
    const { vertex } = buildSubject(carLook(make, model).subject)
    const xs = vertex.filter((_, i) => i % 8 === 0)
    const long = xs.reduce((most, x) => Math.max(most, x), -9) - xs.reduce((least, x) => Math.min(least, x), 9)
    expect(long, `${make.make} ${model.model}`).toBeGreaterThan((model.size[0] / 1000) * 0.96)
    expect(long, `${make.make} ${model.model}`).toBeLessThan((model.size[0] / 1000) * 1.06)
    expect(vertex.every(Number.isFinite), `${make.make} ${model.model}`).toBe(true)
  }
  for (const look of [...caravans.map(caravanLook), ...motorcycles.map(motorcycleLook)]) {
    const { vertex } = buildSubject(look.subject)
    expect({ look: look.name, isWhole: vertex.every(Number.isFinite) }).toEqual({ look: look.name, isWhole: true })
  }
})
