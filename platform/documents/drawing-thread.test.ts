import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { VehicleSheet } from '#schemas/vehicle/vehicle-sheet.ts'
import { drawingThread } from './drawing-thread.ts'
import { brandColours } from './brand-colours.ts'

const look = brandColours({ primary: '#0b5cad', ink: '#16202c', surface: '#ffffff', headerStyle: 'light' })
const words: VehicleSheet = {
  kind: 'Used car',
  title: '2021 Kia Cerato Sport',
  notice: '',
  price: null,
  repayment: null,
  pictures: [],
  facts: [],
  specifications: [],
  features: [],
  comments: [],
  dealer: { name: 'Coastline Kia', phone: '', address: '', licence: '' },
  link: 'https://coastline.example/cars/kia-cerato-a12',
  day: '22 November 2026',
  locale: 'en-AU',
}
const pictures = { logo: null, photos: [] }
/** A slow drawing. */
const long: VehicleSheet = {
  ...words,
  specifications: Array.from({ length: 1_500 }, (_, place) => ({ label: `Specification ${place}`, value: 'As told' })),
}

const thread = drawingThread()
afterAll(() => thread.stop())

test('pages go on being served while a sheet is drawn', async () => {
  const pdf = await thread.draw('sheet', { words, look, pictures })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const loop = monitorEventLoopDelay({ resolution: 5 })
  loop.enable()
  // The monitor starts at its first tick and reports a delay at the next one.
  await setTimeout(20)
  const began = performance.now()
  await thread.draw('sheet', { words: long, look, pictures })
  const whole = performance.now() - began
  await setTimeout(20)
  loop.disable()
  expect(loop.max / 1e6).toBeLessThan(whole / 3)
})

test('the picture of a shared link is drawn there too', async () => {
  const order = { kind: 'Used car', title: '2021 Kia Cerato', price: '$24,990', note: '', dealer: 'Coastline Kia' }
  const jpeg = await thread.draw('sharePicture', { words: order, look, pictures: { photo: null, logo: null } })
  expect([...jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8])
})

test('a drawing that takes too long is given up and said to be, and the next one is drawn', async () => {
  const hasty = drawingThread({ atMost: 2_500 })
  const endless: VehicleSheet = {
    ...words,
    specifications: Array.from({ length: 36_000 }, () => ({ label: 'Again', value: 'and again' })),
  }
  await expect(hasty.draw('sheet', { words: endless, look, pictures })).rejects.toThrow('given up after 2500 ms')
  expect((await hasty.draw('sheet', { words, look, pictures })).length).toBeGreaterThan(1_000)
  await hasty.stop()
})
