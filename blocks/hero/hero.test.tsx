import { expect, test } from 'vitest'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { hero } from './block.ts'
import component from './component.tsx'
import { longest, typical } from './fixtures.ts'

const modules = { block: hero, component }

test('the picture that the page opens with is loaded at once and first', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(page.querySelectorAll('section > img[loading="eager"][fetchpriority="high"]')).toHaveLength(1)
})

test('a button that leads nowhere is left out', async () => {
  const html = await renderBlock(modules, { heading: 'Welcome', buttons: [{ link: { kind: 'url', label: 'Offers' } }] })
  expect(html).not.toContain('Offers')
})

test('the quick search is a form in the words of the search page’s address, so it needs no script', async () => {
  const page = parseHtml(await renderBlock(modules, longest))
  const form = 'form[action="/search/new-used-and-demo-cars"][method="get"]'
  expect(readAttributes(page, `${form} [name]`, 'name')).toEqual([
    'query',
    'refinementList[car_type][0]',
    'range[price]',
  ])
  expect(readAttributes(page, `${form} [name="range[price]"] option`, 'value')).toContain(':25000')
})

test('a site with used cars alone asks for no condition', async () => {
  const config = siteConfig.parse({ stock: { usedOnly: true } })
  const page = parseHtml(await renderBlock(modules, longest, aRuntime({ site: aSite({ config }) })))
  expect(readAttributes(page, 'form[action="/search/used-cars"] [name]', 'name')).toEqual(['query', 'range[price]'])
})

test('at the top of an article stand its day, category, author and reading time, with the way to others like it', async () => {
  const article = { date: '2026-10-02', category: 'Towing', author: 'Sam Lee', minutes: 4 }
  const at = (props: object) =>
    renderBlock(
      modules,
      { heading: 'Hitches', ...props },
      aRuntime({ page: aPage({ path: '/blog/hitches', article }) }),
    )
  const page = parseHtml(await at({ articleFacts: true }))
  expect(readTexts(page, 'section p')).toEqual(['2 October 2026 · Towing · by Sam Lee · 4 min read'])
  expect(readAttributes(page, 'section p a', 'href')).toEqual(['/blog?category=towing', '/blog?author=sam-lee'])
  expect(await at({})).not.toContain('2 October 2026')
})

test('a hero with nothing in it leaves no empty band', async () => {
  expect(await renderBlock(modules, {})).toBe('')
})
