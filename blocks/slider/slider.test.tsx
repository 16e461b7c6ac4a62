import { expect, test } from 'vitest'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { slider } from './block.ts'
import component from './component.tsx'
import { longest, typical } from './fixtures.ts'

const modules = { block: slider, component }
const picture = { id: 1, url: '/media/a.webp', alt: 'A car', width: 1920, height: 695 }

test('only the first slide’s picture is loaded at once', async () => {
  const html = await renderBlock(modules, typical)
  expect(html.match(/loading="eager"/g)).toHaveLength(1)
  expect(html.match(/loading="lazy"/g)).toHaveLength(2)
})

test('a slide with its words painted in is a link that says where it leads', async () => {
  const html = await renderBlock(modules, typical)
  expect(html).toMatch(/href="\/sell-my-car"[^>]*aria-label="Sell your car in a day"/)
  expect(html).not.toContain('>Sell your car in a day</h')
})

test('a slider that turns by itself can be stopped', async () => {
  expect(await renderBlock(modules, typical)).toContain('aria-label="Stop turning"')
  expect(await renderBlock(modules, longest)).not.toContain('aria-label="Stop turning"')
})

test('a single slide has nothing to turn', async () => {
  const html = await renderBlock(modules, { slides: [{ id: 'a', name: 'Offers', image: picture }] })
  expect(html).not.toContain('aria-label="Next"')
})

test('a slide whose picture is gone is not shown', async () => {
  expect(await renderBlock(modules, { slides: [{ id: 'a', name: 'Offers', image: 12 }] })).toBe('')
})
