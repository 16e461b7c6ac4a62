import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { renderBlock } from '../samples/render-block.tsx'
import { templateBlock } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

test('the heading comes before the text', async () => {
  const page = parseHtml(await renderBlock({ block: templateBlock, component }, typical))
  expect(readTexts(page, 'h2, p')).toEqual(['Open on Sundays', 'Come and see us from ten to four.'])
})
