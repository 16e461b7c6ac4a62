import { expect, test } from 'vitest'
import { thanksPath } from '#schemas/lead/thanks-path.ts'
import { blocks, findFallbackPage, validateLayout } from '../index.ts'
import { listFallbackPages } from './fallback-pages.ts'
import { notice } from './samples/a-catalogue.ts'

const thanks = { ...notice, fallbackPage: { path: '/thanks', title: 'Thanks', props: { words: 'Thank you.' } } }

test('a block’s fallback page holds the block alone, and is not indexed', () => {
  const page = listFallbackPages([notice, thanks]).get('/thanks')
  expect(page).toMatchObject({ path: '/thanks', title: 'Thanks', seo: { noindex: true } })
  expect(page?.layout).toEqual([{ id: 'notice', blockType: 'notice', blockVersion: 1, words: 'Thank you.' }])
})

test('two blocks with a fallback page at one path are refused', () => {
  expect(() => listFallbackPages([thanks, { ...thanks, slug: 'other' }])).toThrow(
    'Block "other": another block has the fallback page of /thanks.',
  )
})

test('a path without a fallback page has none', () => expect(findFallbackPage('/nothing-here')).toBeNull())

test('every site has a page that thanks for a form', () => expect(findFallbackPage(thanksPath)).not.toBeNull())

test('every fallback page could be published', () => {
  const pages = [...listFallbackPages(blocks).values()]
  expect(pages.flatMap(({ layout }) => validateLayout(layout, 'publish'))).toEqual([])
})
