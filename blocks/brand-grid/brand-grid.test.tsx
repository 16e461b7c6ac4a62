import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { brandGrid } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: brandGrid, component, data }

test('brands stand in their groups and lead to their pages (locations §2, Brands page)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readTexts(page, 'h3')).toEqual(['Car Brands', 'Motorcycle Brands', 'Truck Brands', 'Our Own Brands'])
  expect(readAttributes(page, 'a', 'href')).toEqual([
    '/kia/overview',
    '/triumph/overview',
    '/isuzu-trucks/overview',
    '/coastline-select/overview',
  ])
})

test('a marketer may choose groups', async () => {
  const page = parseHtml(await renderBlock(modules, { ...typical, groups: ['truck'] }))
  expect(readTexts(page, 'a')).toEqual(['Isuzu Trucks'])
})
