import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocks } from '#blocks/index.ts'
import { listFiles, root } from '../docs/tracked-files.ts'
import { findBlockSlugs, productWords } from './find-block-slugs.ts'

const slugs = blocks.map(({ slug }) => slug)

/** Seeds and tests place blocks on pages, migrations know old ones, and generated files follow the definitions. */
const heldToRule =
  /^(?:(?:cms|platform|renderer|schemas)\/(?!generated\/|migrations\/).*|[^/]+)(?<!\.test)\.(?:tsx?|mjs)$/

const found = listFiles(heldToRule).flatMap((file) =>
  findBlockSlugs(readFileSync(join(root, file), 'utf8'), slugs).map((each) => ({ ...each, file })),
)

test('no file outside blocks/ names a block by its slug', () => {
  const wrong = found.filter(({ slug, isExplicit }) => isExplicit || !(slug in productWords))
  const advice = 'move the fact onto defineBlock, or list a word that means something else in productWords'
  expect(wrong.map(({ file, line, slug }) => `${file}:${line} names the block "${slug}": ${advice}`)).toEqual([])
})

test('every word that is exempted is a block’s slug, and is used outside blocks/', () => {
  const used = new Set(found.map(({ slug }) => slug))
  expect(Object.keys(productWords).filter((word) => !used.has(word))).toEqual([])
})

test.each([
  ["const drawings = { 'car-grid': [] }", 'car-grid'],
  ["if (block.slug === 'hero') return null", 'hero'],
  ['<Row slug="slider" />', 'slider'],
  ["layout: [{ id: 'thanks', blockType: 'form-sent' }]", 'form-sent'],
  ["import { stockSearch } from '#blocks/stock-search/block.ts'", 'stock-search'],
  ['const chunk = /\\/blocks\\/car-grid\\/component/', 'car-grid'],
])('the rule refuses a planted line: %s', (line, slug) => {
  expect(findBlockSlugs(`\n${line}`, slugs)).toMatchObject([{ slug, line: 2 }])
})

test.each([
  "layout: [{ blockType: 'checkout' }]",
  "node.blockType === 'checkout'",
  "blockBySlug('checkout')",
  "block.slug !== 'checkout'",
  "import { checkout } from '#blocks/checkout/block.ts'",
])('a word of the product is refused where it names a block: %s', (line) => {
  expect(findBlockSlugs(line, slugs)).toMatchObject([{ slug: 'checkout', isExplicit: true }])
})

test.each(["type: 'checkout'", "export const path = '/checkout'", "import { Section } from '#blocks/_ui/section.tsx'"])(
  'the rule accepts %s',
  (line) => {
    expect(findBlockSlugs(line, slugs).filter(({ isExplicit }) => isExplicit)).toEqual([])
  },
)
