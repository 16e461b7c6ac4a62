import { expect, test } from 'vitest'
import { lightVehicle } from './light-vehicle.ts'
import { vehicle, type VehicleInput } from './vehicle.ts'

const aVehicle = (changes: Partial<VehicleInput>) =>
  vehicle.parse({
    id: 1,
    slug: 'a',
    stocknum: 'A',
    name: 'A',
    make: 'Kia',
    model: 'Rio',
    car_type: 'used',
    created_at: '2026-10-01T00:00:00.000Z',
    updated_at: '2026-10-01T00:00:00.000Z',
    ...changes,
  })

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const url = `/stock/${index}.webp`
    return { image: { url, thumb: { url } } }
  })
const frames = (count: number) => Array.from({ length: count }, (_, index) => `/stock/spin-${index}.webp`)

test('an ordinary vehicle stays unchanged', () => {
  const vehicle = aVehicle({ images: images(60), viewer: { spin_images: frames(72) } })
  expect(lightVehicle(vehicle)).toBe(vehicle)
})

test('while frames of a spin are still being fetched, hotspots stay on theirs', () => {
  const spin = frames(4).with(1, 'https://feed.example/spin-1.jpg')
  const on = (activeAngle: number) => ({ activeAngle, posX: 0.1, posY: 0.2 })
  const light = lightVehicle(
    aVehicle({
      viewer: { spin_images: spin },
      hotspots: [{ id: 'a', description: 'Wheel', anchors: { exterior: [on(1), on(2)] } }],
    }),
  )
  expect(light.viewer?.spin_images).toEqual([spin[0], spin[2], spin[3]])
  expect(light.hotspots[0]?.anchors.exterior).toEqual([on(1)])
})

test('of 10,000 pictures a page carries a hundred', () => {
  const light = lightVehicle(aVehicle({ images: images(10_000) }))
  expect(light.images).toHaveLength(100)
  expect(JSON.stringify(light).length).toBeLessThan(20_000)
})

test('a spin of 360 frames turns as far in a third of them, and its hotspots stay on theirs', () => {
  const light = lightVehicle(
    aVehicle({
      viewer: { spin_images: frames(360) },
      hotspots: [
        {
          id: 'a',
          description: 'Wheel',
          anchors: {
            exterior: [
              { activeAngle: 90, posX: 0.1, posY: 0.2 },
              { activeAngle: 91, posX: 0.3, posY: 0.2 },
            ],
          },
        },
      ],
    }),
  )
  expect(light.viewer?.spin_images).toHaveLength(120)
  expect(light.viewer?.spin_images[30]).toBe('/stock/spin-90.webp')
  expect(light.hotspots[0]?.anchors.exterior).toEqual([{ activeAngle: 30, posX: 0.1, posY: 0.2 }])
})
