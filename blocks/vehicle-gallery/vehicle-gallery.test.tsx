import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
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
  return aRuntime({ page: aPage({ vehicle: aVehicle({ images, viewer: null }) }) })
}

const withAll = (changes: Partial<VehicleInput> = {}) => aRuntime({ page: aPage({ vehicle: aVehicle(changes) }) })
const modeOf = (html: string) => /aria-pressed="true"[^>]*>.*?<\/svg>(\w+)/.exec(html)?.[1]

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
  expect((await renderBlock(modules, typical, withAll())).split('loading="eager"')).toHaveLength(2)
})

test('a vehicle without pictures shows that there are none yet', async () => {
  expect(await renderBlock(modules, typical, withPictures(0))).toContain(
    'No pictures of the 2021 Kia Cerato Sport BD yet',
  )
})

test('a vehicle with a spin opens with it, unless the site wishes its gallery (vehicles §4)', async () => {
  expect(modeOf(await renderBlock(modules, typical, withAll()))).toBe('Spin')
  expect(modeOf(await renderBlock(modules, { opensWith: 'gallery' }, withAll()))).toBe('Gallery')
})

test('a vehicle with pictures alone has nothing to choose from', async () => {
  expect(await renderBlock(modules, typical, withPictures(5))).not.toContain('Ways to look at it')
})

test('the spin says how it is used, and one frame of it is in the page (vehicles §4)', async () => {
  const html = await renderBlock(modules, typical, withAll())
  expect(html).toContain('Swipe to spin')
  expect(html).toContain('a12-spin-0.webp')
  expect(html).not.toContain('a12-spin-1.webp')
})

test('the external video stands second unless told otherwise (vehicles §2)', async () => {
  const html = await renderBlock(modules, { opensWith: 'gallery' }, withAll())
  expect(html.indexOf('picture 1 of 3')).toBeLessThan(html.indexOf('Play video'))
  expect(html.indexOf('Play video')).toBeLessThan(html.indexOf('picture 2 of 3'))
})

test('nothing of the video’s provider is in the page before it is asked for', async () => {
  expect(await renderBlock(modules, typical, withAll())).not.toContain('<iframe')
})

test('a film of the site’s own loops without sound (vehicles §2)', async () => {
  const video_url = '/media/film.webm'
  const html = await renderBlock(modules, typical, withAll({ video_url, viewer: null }))
  expect(html).toMatch(/<video src="\/media\/film\.webm"[^>]* muted=""[^>]* loop=""/)
})

test('without a script fullscreen is the picture itself', async () => {
  expect(await renderBlock(modules, typical, withPictures(1))).toMatch(
    /<a href="\/_img\/w_1920,q_75,f_auto\/stock\/p0\.webp" aria-label="Fullscreen"/,
  )
})

test('without a script what staff point at is there as words', async () => {
  const hotspots = [
    { id: 'a', description: 'New tyres', anchors: { exterior: [{ activeAngle: 0, posX: 0.1, posY: 0.9 }] } },
  ]
  expect(await renderBlock(modules, typical, withAll({ hotspots }))).toMatch(/<noscript>.*New tyres.*<\/noscript>/)
})
