import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
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
const pressed = (html: string) => readTexts(parseHtml(html), 'button[aria-pressed="true"]:has(svg)')

test('three pictures need no thumbnails (vehicles §2, Thumbnail strip)', async () => {
  expect(await renderBlock(modules, typical, withPictures(3))).not.toContain('Choose a picture')
})

test('four pictures have thumbnails (vehicles §2, Thumbnail strip)', async () => {
  const page = parseHtml(await renderBlock(modules, typical, withPictures(4)))
  expect(readAttributes(page, '[aria-label="Choose a picture"] button', 'aria-label')).toEqual(
    [1, 2, 3, 4].map((place) => `Picture ${place}`),
  )
})

test('each picture is described by the vehicle and its place', async () => {
  expect(await renderBlock(modules, typical, withPictures(2))).toContain('2021 Kia Cerato Sport BD, picture 2 of 2')
})

test('only the first picture is loaded at once', async () => {
  for (const runtime of [withPictures(3), withAll()]) {
    const page = parseHtml(await renderBlock(modules, typical, runtime))
    const [first, ...others] = readAttributes(page, 'img', 'loading')
    expect([first, ...new Set(others)]).toEqual(['eager', 'lazy'])
  }
})

test('a vehicle without pictures shows that there are none yet', async () => {
  expect(await renderBlock(modules, typical, withPictures(0))).toContain(
    'No pictures of the 2021 Kia Cerato Sport BD yet',
  )
})

test('a vehicle with a spin opens with it, unless the site wishes its gallery (vehicles §4, Viewer default)', async () => {
  expect(pressed(await renderBlock(modules, typical, withAll()))).toEqual(['Spin'])
  expect(pressed(await renderBlock(modules, { opensWith: 'gallery' }, withAll()))).toEqual(['Gallery'])
})

test('a vehicle with pictures alone has nothing to choose from', async () => {
  expect(await renderBlock(modules, typical, withPictures(5))).not.toContain('Views')
})

test('the spin says how it is used, and one frame of it is in the page (vehicles §4, Spin)', async () => {
  const html = await renderBlock(modules, typical, withAll())
  expect(html).toContain('Swipe to spin')
  expect(html).toContain('a12-spin-0.webp')
  expect(html).not.toContain('a12-spin-1.webp')
})

test('the external video stands second unless told otherwise (vehicles §2, External video slot)', async () => {
  const page = parseHtml(await renderBlock(modules, { opensWith: 'gallery' }, withAll()))
  const slides = [...page.querySelectorAll('ul[aria-label^="Pictures of"] > li')]
  expect(slides.map((slide) => slide.textContent || slide.querySelector('img')?.alt)).toEqual([
    expect.stringContaining('picture 1 of 3'),
    expect.stringContaining('Play video'),
    expect.stringContaining('picture 2 of 3'),
    expect.stringContaining('picture 3 of 3'),
  ])
})

test('nothing of the video’s provider is in the page before it is asked for', async () => {
  expect(parseHtml(await renderBlock(modules, typical, withAll())).querySelector('iframe')).toBeNull()
})

test('a film of the site’s own loops without sound (vehicles §2, Video slide)', async () => {
  const video_url = '/media/film.webm'
  const html = await renderBlock(modules, typical, withAll({ video_url, viewer: null }))
  expect(parseHtml(html).querySelectorAll('video[src="/media/film.webm"][muted][loop]')).toHaveLength(1)
})

test('without a script fullscreen is the picture itself', async () => {
  const page = parseHtml(await renderBlock(modules, typical, withPictures(1)))
  expect(readAttributes(page, 'a[aria-label="Fullscreen"]', 'href')).toEqual(['/_img/w_1920,q_75,f_auto/stock/p0.webp'])
})

test('without a script what staff point at is there as words', async () => {
  const hotspots = [
    { id: 'a', description: 'New tyres', anchors: { exterior: [{ activeAngle: 0, posX: 0.1, posY: 0.9 }] } },
  ]
  const page = parseHtml(await renderBlock(modules, typical, withAll({ hotspots })))
  expect(readTexts(page, 'noscript li')).toEqual(['New tyres'])
})
