import { expect, test } from 'vitest'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
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

test('a hero with nothing in it leaves no empty band', async () => {
  expect(await renderBlock(modules, {})).toBe('')
})
