import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { ctaGrid } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'

const modules = { block: ctaGrid, component }

test('until a marketer makes others there are the six that most people come for (locations §2, Six-tile grid)', async () => {
  expect(readAttributes(parseHtml(await renderBlock(modules, empty)), 'a', 'href')).toEqual([
    '/service',
    '/search/new-used-and-demo-cars',
    '/book-test-drive',
    '/offers',
    '/finance',
    '/contact',
  ])
})

test('a tile may call', async () => {
  expect(readAttributes(parseHtml(await renderBlock(modules, typical)), 'li a', 'href')).toContain('tel:0755550123')
})

test('a tile with a deleted page is left out', async () => {
  const tiles = [
    { link: { kind: 'page' as const, page: 12, label: 'Fleet' } },
    { link: { kind: 'url' as const, url: '/a', label: 'A' } },
  ]
  const page = parseHtml(await renderBlock(modules, { tiles }))
  expect(readTexts(page, 'li')).toEqual(['A'])
  expect(readAttributes(page, 'li a', 'href')).toEqual(['/a'])
})

test('a brand’s tile shows its logo in place of the drawing', async () => {
  const image = { id: 7, url: '/media/toyota.png', alt: 'Toyota', width: 480, height: 200 }
  const tiles = [{ image, link: { kind: 'url' as const, url: '/toyota', label: 'Toyota' } }]
  const page = parseHtml(await renderBlock(modules, { tiles }))
  expect(readAttributes(page, 'li :is(img, svg)', 'src')).toEqual([expect.stringMatching(/toyota\.png$/)])
})

test('on phones a list leads to dealers, test drives and finance (locations §2, Mobile help list)', async () => {
  const preset = ctaGrid.presets.find(({ name }) => name === 'help-list')
  const page = parseHtml(await renderBlock(modules, { ...preset?.props, settings: preset?.settings }))
  expect(readTexts(page, 'ul > li > a')).toEqual(['Locate a Dealer', 'Book A Test Drive', 'Finance Enquiry'])
  expect(readAttributes(page, 'li a', 'href')).toEqual(['/dealer-locator', '/book-test-drive', '/finance-enquiry'])
  expect(preset?.settings).toMatchObject({ layout: 'list', visibility: { viewport: 'mobile' } })
})
