import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { locationSingle } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: locationSingle, component, data }

test('without a choice the main location is shown, with a link to its page (locations §2, Location blocks)', async () => {
  const html = parseHtml(await renderBlock(modules, typical))
  expect(readTexts(html, 'h3')).toEqual(['Coastline Kia Robina'])
  expect(readAttributes(html, 'h3 a', 'href')).toEqual(['/our-location/robina'])
})

test('a chosen location is shown', async () => {
  const html = parseHtml(await renderBlock(modules, { ...typical, location: 3 }))
  expect(readTexts(html, 'h3')).toEqual(['Coastline Kia Southport'])
})

test('a chosen location that is hidden or gone shows nothing', async () => {
  expect(await renderBlock(modules, { ...typical, location: 99 })).toBe('')
})
