import { expect, test } from 'vitest'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { aPageStock } from '#blocks/_kit/samples/render-block.tsx'
import { searchOfPage } from '#blocks/_search/search-of-page.ts'
import { stockHead } from './stock-head.ts'

const path = '/search/kia/sportage'
const stock = aPageStock({ path, title: 'Kia Sportage' })
const headAt = (query: string, answer: { count: number; pages: number } | null = { count: 48, pages: 3 }) =>
  stockHead({ stock, search: searchOfPage({ stock }, query), answer, site: aSite() })
const robots = (query: string) => {
  const { noindex, canonical, prev, next } = headAt(query)
  return { noindex, canonical, prev, next }
}

test.each([
  ['', path, null, `${path}?page=2`],
  ['page=1', path, null, `${path}?page=2`],
  ['page=2', `${path}?page=2`, path, `${path}?page=3`],
  ['page=3', `${path}?page=3`, `${path}?page=2`, null],
  ['utm_source=letter&gclid=1', path, null, `${path}?page=2`],
])('search engines know “%s” as %s', (query, canonical, prev, next) => {
  expect(robots(query)).toEqual({ noindex: false, canonical, prev, next })
})

test.each([
  ['refinementList[colour][0]=White'],
  ['refinementList[colour][0]=White&page=2'],
  ['menu[make_model]=Kia:Sportage'],
  ['range[price]=10000:20000'],
  ['range[year]=2020:'],
  ['query=sunroof'],
  ['near=4558&radius=100'],
  ['near=4558&sortBy=distance'],
  ['sortBy=price-asc'],
  ['page=4'],
])('“%s” is for shoppers alone, and names the clean path', (query) => {
  expect(robots(query)).toEqual({ noindex: true, canonical: path, prev: null, next: null })
})

test('a path without a vehicle is not for search engines', () => {
  expect(headAt('', { count: 0, pages: 0 })).toMatchObject({ noindex: true, canonical: path })
})

test('the order that a page starts with is no choice of a shopper', () => {
  const newest = aPageStock({ path, sortBy: 'newest' })
  const search = searchOfPage({ stock: newest }, 'sortBy=newest')
  expect(stockHead({ stock: newest, search, answer: null, site: aSite() }).noindex).toBe(false)
})

test('title and description say the stock, the site, the count and the page', () => {
  expect(headAt('page=2')).toMatchObject({
    title: 'Kia Sportage for sale, page 2',
    description:
      'Kia Sportage for sale at Coastline Kia: 48 in stock. Compare prices, kilometres and features, and enquire online. Page 2 of 3.',
  })
})
