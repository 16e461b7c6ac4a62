import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { bannerTiles } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'

const modules = { block: bannerTiles, component }

test('until a marketer makes other tiles there are offers, service and selling a car (vehicles §2, Banner tiles; locations §2, Banner tiles)', async () => {
  const page = parseHtml(await renderBlock(modules, empty))
  expect(readTexts(page, 'li :is(h2, h3) a')).toEqual([
    'See our latest offers',
    'Book your service online',
    'Sell your car',
  ])
})

test('a marketer’s own tiles stand in their place', async () => {
  const tiles = [{ heading: 'Fleet', link: { kind: 'url' as const, url: '/fleet' } }]
  const page = parseHtml(await renderBlock(modules, { tiles }))
  expect(readAttributes(page, 'a', 'href')).toEqual(['/fleet'])
  expect(readTexts(page, 'li')).toEqual(['Fleet'])
})

test('on small screens the row goes round: after the last tile comes the first (vehicles §2, Banner tiles; locations §2, Banner tiles; §9, Banner and dealer picker)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readAttributes(page, 'button[aria-label="Previous"]', 'disabled')).toEqual([null])
})
