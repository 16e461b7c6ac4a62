import { expect, test } from 'vitest'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { recentlyViewed } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: recentlyViewed, component }

test('the page itself names no vehicle that anybody looked at', async () => {
  expect(await renderBlock(modules, typical)).not.toMatch(/<article|Recently viewed/)
})

test('a list of favourites says how to begin one', async () => {
  const html = await renderBlock(modules, { heading: 'Favourites', list: 'favourites', emptyText: 'Press a heart.' })
  expect(html).toContain('Press a heart.')
})
