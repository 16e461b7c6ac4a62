import { expect, test } from 'vitest'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { bannerTiles } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'

const modules = { block: bannerTiles, component }

test('until a marketer makes other tiles there are offers, service and selling a car', async () => {
  const html = await renderBlock(modules, empty)
  for (const heading of ['See our latest offers', 'Book your service online', 'Sell your car']) {
    expect(html).toContain(`>${heading}</a>`)
  }
})

test('a marketer’s own tiles stand in their place', async () => {
  const html = await renderBlock(modules, { tiles: [{ heading: 'Fleet', link: { kind: 'url', url: '/fleet' } }] })
  expect(html).toContain('href="/fleet"')
  expect(html).not.toContain('Sell your car')
})

test('on small screens the row goes round: after the last tile comes the first', async () => {
  const html = await renderBlock(modules, typical)
  expect(html).toMatch(/<button[^>]*aria-label="Previous"/)
  expect(html).not.toMatch(/<button[^>]*disabled[^>]*aria-label="Previous"/)
})
