import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { migrateNode } from '../_kit/migrate.ts'
import { createNode, type PropsInput, readProps } from '../_kit/props.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { summaryOf, validateLayout } from '../index.ts'
import { slider } from './block.ts'
import component from './component.tsx'
import { longest, typical } from './fixtures.ts'

const modules = { block: slider, component }
const picture = { id: 1, url: '/media/a.webp', alt: 'A car', width: 1920, height: 695 }

test('only the first slide’s picture is loaded at once', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readAttributes(page, 'li img', 'loading')).toEqual(['eager', 'lazy', 'lazy'])
})

test('a slide with its words painted in is a link that says where it leads (locations §3, Slide)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readAttributes(page, 'li a[href="/sell-my-car"]', 'aria-label')).toEqual(['Sell your car in a day'])
  expect(readTexts(page, 'h2')).toEqual(['Run-out prices on every demo', 'Service from $199'])
})

test('an automatic slider can be paused', async () => {
  const buttons = async (input: PropsInput<typeof slider>) =>
    readAttributes(parseHtml(await renderBlock(modules, input)), 'button', 'aria-label')
  expect((await buttons(typical)).slice(0, 3)).toEqual(['Previous', 'Pause', 'Next'])
  expect((await buttons(longest)).slice(0, 2)).toEqual(['Previous', 'Next'])
})

const aSlide = (id: number, more: object = {}) => ({ id, name: `Offer ${id}`, image: picture, ...more })

test('a single slide has nothing to turn', async () => {
  const page = parseHtml(await renderBlock(modules, { chosen: [aSlide(1)] }))
  expect(page.querySelectorAll('img')).toHaveLength(1)
  expect(page.querySelector('button')).toBeNull()
})

test('slides of the site are shown in the order they were chosen (locations §3, Slide)', async () => {
  const page = parseHtml(await renderBlock(modules, { chosen: [aSlide(7), aSlide(3), aSlide(5)] }))
  expect(readTexts(page, 'h2')).toEqual(['Offer 7', 'Offer 3', 'Offer 5'])
})

test('a slide that leads nowhere has no button', async () => {
  const links = async (url: string) =>
    [...parseHtml(await renderBlock(modules, { chosen: [aSlide(1, { url })] })).querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
  expect(await links('')).toEqual([])
  expect(await links('/offers')).toEqual([['Find out more', '/offers']])
})

test('a deleted slide, or one without its picture, is not shown', async () => {
  const chosen = [{ id: 4 }, aSlide(5, { image: null })]
  expect(await renderBlock(modules, { chosen })).toBe('')
  expect(await renderBlock(modules, { source: 'here', slides: [{ id: 'a', name: 'Offers', image: 12 }] })).toBe('')
})

test('of the slides of the site and those written here only the ones that were asked for are shown', async () => {
  const both = { chosen: [aSlide(1)], slides: [{ id: 'a', name: 'Written here', image: picture }] }
  expect(await renderBlock(modules, { ...both, source: 'collection' })).not.toContain('Written here')
  expect(await renderBlock(modules, { ...both, source: 'here' })).not.toContain('Offer 1')
})

test('a slider stored before the collection existed still shows its slides', () => {
  const stored = { id: 's', blockType: 'slider', blockVersion: 1, slides: [{ id: 'a', name: 'Offers', image: 12 }] }
  expect(migrateNode(slider, stored)).toEqual({ ...stored, blockVersion: 2, source: 'here' })
  expect(migrateNode(slider, { id: 's', blockType: 'slider', blockVersion: 1 })).not.toHaveProperty('source')
})

test('a slider without a slide cannot be published, wherever its slides come from', () => {
  const reasons = (data: PropsInput<typeof slider>) =>
    validateLayout([createNode(slider, 's', data)], 'publish').map(({ message }) => message)
  expect(reasons({})).toEqual(['Slider (block 1): Slides is required.'])
  expect(reasons({ source: 'here', chosen: [3] })).toEqual(['Slider (block 1): Slides needs at least 1 entry.'])
  expect(reasons({ chosen: [3] })).toEqual([])
})

test('its row in the admin names its slides, or counts them while only their numbers are known', () => {
  const summary = (data: object) => summaryOf('slider', { id: 's', blockType: 'slider', ...data })
  expect(summary({ chosen: [aSlide(1), aSlide(2)] })).toBe('Offer 1, Offer 2')
  expect(summary({ chosen: [1, 2] })).toBe('2 of the site’s slides')
  expect(summary({ source: 'here', slides: [{ name: 'Written here' }] })).toBe('Written here')
})

test('a slide is shown while its campaign runs, and its page is rendered again at the ends (locations §9, Campaign expiry)', async () => {
  const from = '2026-12-01T00:00:00.000Z'
  const until = '2025-06-30T14:00:00.000Z'
  const props = { chosen: [aSlide(1, { expiry: until }), aSlide(2, { start: from }), aSlide(3)] }
  const shownAt = async (now: string) =>
    readTexts(parseHtml(await renderBlock(modules, props, aRuntime({ page: aPage({ now }) }))), 'h2')
  expect(await shownAt('2025-06-30T13:59:59.000Z')).toEqual(['Offer 1', 'Offer 3'])
  expect(await shownAt(until)).toEqual(['Offer 3'])
  expect(await shownAt(from)).toEqual(['Offer 2', 'Offer 3'])
  const read = readProps(slider, createNode(slider, 'a', props))
  expect(slider.changesAt?.(read)).toEqual([null, until, from, null, null, null])
})
