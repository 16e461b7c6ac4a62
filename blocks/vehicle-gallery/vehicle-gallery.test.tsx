import { expect, test } from 'vitest'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleGallery } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: vehicleGallery, component }
const withPictures = (count: number) => {
  const images = Array.from({ length: count }, (_, index) => {
    const url = `/stock/p${index}.webp`
    return { image: { url, thumb: { url } } }
  })
  return aRuntime({ page: aPage({ vehicle: aVehicle({ images }) }) })
}

test('three pictures need no thumbnails (vehicles §9)', async () => {
  expect(await renderBlock(modules, typical, withPictures(3))).not.toContain('Choose a picture')
})

test('four pictures have thumbnails', async () => {
  expect(await renderBlock(modules, typical, withPictures(4))).toContain('aria-label="Picture 4"')
})

test('each picture is described by the vehicle and its place', async () => {
  expect(await renderBlock(modules, typical, withPictures(2))).toContain('2021 Kia Cerato Sport BD, picture 2 of 2')
})

test('only the first picture is loaded at once', async () => {
  expect((await renderBlock(modules, typical, withPictures(3))).split('loading="eager"')).toHaveLength(2)
})

test('a vehicle without pictures shows that there are none yet', async () => {
  expect(await renderBlock(modules, typical, withPictures(0))).toContain(
    'No pictures of the 2021 Kia Cerato Sport BD yet',
  )
})
