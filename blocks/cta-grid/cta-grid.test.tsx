import { expect, test } from 'vitest'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { ctaGrid } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'

const modules = { block: ctaGrid, component }

test('until a marketer makes others there are the six that most people come for', async () => {
  const html = await renderBlock(modules, empty)
  const paths = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])
  expect(paths).toEqual([
    '/service',
    '/search/new-used-and-demo-cars',
    '/book-test-drive',
    '/offers',
    '/finance',
    '/contact',
  ])
})

test('a tile may call', async () => {
  expect(await renderBlock(modules, typical)).toContain('href="tel:0755550123"')
})

test('a tile whose page is gone is left out', async () => {
  const tiles = [
    { link: { kind: 'page' as const, page: 12, label: 'Fleet' } },
    { link: { kind: 'url' as const, url: '/a', label: 'A' } },
  ]
  const html = await renderBlock(modules, { tiles })
  expect(html).not.toContain('Fleet')
  expect(html).toContain('href="/a"')
})

test('a brand’s tile shows its logo in place of the drawing', async () => {
  const image = { id: 7, url: '/media/toyota.png', alt: 'Toyota', width: 480, height: 200 }
  const html = await renderBlock(modules, {
    tiles: [{ image, link: { kind: 'url', url: '/toyota', label: 'Toyota' } }],
  })
  expect(html).toContain('toyota.png')
  expect(html).not.toContain('<svg')
})
