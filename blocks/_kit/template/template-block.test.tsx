import { expect, test } from 'vitest'
import { renderBlock } from '../samples/render-block.tsx'
import { templateBlock } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

test('the heading stands above the text', async () => {
  const html = await renderBlock({ block: templateBlock, component }, typical)
  expect(html.indexOf('Open on Sundays')).toBeLessThan(html.indexOf('Come and see us'))
})
