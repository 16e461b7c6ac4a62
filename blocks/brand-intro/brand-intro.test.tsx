import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { brandIntro } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

test('a brand’s page begins with its name, text and ways on (locations §2, Brand overview route)', async () => {
  const page = parseHtml(await renderBlock({ block: brandIntro, component }, typical))
  expect(readTexts(page, 'h2, p')).toEqual(['Kia', 'Seven years of warranty on each.'])
  expect(readAttributes(page, 'a', 'href')).toEqual(['#stock', '/book-test-drive'])
})
