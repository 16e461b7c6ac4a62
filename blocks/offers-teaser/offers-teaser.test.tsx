import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { offersTeaser } from './block.ts'
import component from './component.tsx'
import { empty, longest, typical } from './fixtures.ts'

const modules = { block: offersTeaser, component }

test('About Us leads to the offers by Explore Offers (locations §2, Offers teaser)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readTexts(page, 'h2, a')).toEqual(['About Us', 'Explore Offers'])
  expect(readAttributes(page, 'a', 'href')).toEqual(['/special-offers'])
})

test('a button of its own leads elsewhere', async () => {
  const page = parseHtml(await renderBlock(modules, longest))
  expect(readAttributes(page, 'a', 'href')).toEqual(['/offers'])
})

test('without a text there is nothing to tease with', async () => {
  expect(await renderBlock(modules, empty)).toBe('')
})
