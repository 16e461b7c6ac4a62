import { expect, test } from 'vitest'
import { parseHtml } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { recentlyViewed } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: recentlyViewed, component }

test('the server’s page contains no viewed vehicles', async () => {
  const { body } = parseHtml(await renderBlock(modules, typical))
  expect([body.textContent, body.querySelectorAll('article, a').length]).toEqual(['', 0])
})

test('a list of favourites says how to begin one', async () => {
  const html = await renderBlock(modules, { heading: 'Favourites', list: 'favourites', emptyText: 'Press a heart.' })
  expect(html).toContain('Press a heart.')
})
