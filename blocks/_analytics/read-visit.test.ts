import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'

const browser = openBrowser()
afterAll(() => browser.close())
const { readVisit } = await import('./read-visit.ts')

const key = 'forecourt:coastline-kia:visit'
const touch = (page: string) => ({ page, referrer: 'https://ads.example', at: '2026-11-22T08:00:00.000Z' })
beforeEach(() => {
  document.documentElement.dataset['site'] = 'coastline-kia'
  document.body.innerHTML = ''
  localStorage.clear()
  browser.window.history.replaceState(null, '', '/finance?car_id=7')
})

test('a lead contains the visited pages, and the parameters of both arrivals and of its own page (vehicles §7, Lead submit; locations §7, Lead attributes)', () => {
  const [first, last] = [touch('/?utm_source=letter&utm_term=suv&vin=OLD'), touch('/cars?utm_source=ads&gclid=abc')]
  localStorage.setItem(key, JSON.stringify({ pages: ['/', '/cars', '/finance'], first, last, at: 1 }))
  expect(readVisit()).toEqual({
    visited_pages: ['/', '/cars', '/finance'],
    linked_query_params: { utm_source: 'ads', utm_term: 'suv', gclid: 'abc', car_id: '7' },
    first_touch: first,
    last_touch: last,
  })
})

test.each(['{', 'null', '[]', '7', '{"pages":7,"first":"x","last":{"page":7}}'])(
  'where “%s” is stored, the form’s own page is all that is known',
  (text) => {
    localStorage.setItem(key, text)
    const { visited_pages, linked_query_params } = readVisit()
    expect({ visited_pages, linked_query_params }).toEqual({
      visited_pages: ['/finance'],
      linked_query_params: { car_id: '7' },
    })
  },
)

test('a site that asks first reads nothing that was stored before a yes', () => {
  localStorage.setItem(key, JSON.stringify({ pages: ['/', '/finance'], first: touch('/?utm_source=x'), at: 1 }))
  document.body.innerHTML = '<aside data-consent></aside>'
  expect(readVisit()).toEqual({ visited_pages: ['/finance'], linked_query_params: { car_id: '7' } })
  localStorage.setItem('forecourt:coastline-kia:measuring', 'yes')
  expect(readVisit().visited_pages).toEqual(['/', '/finance'])
})
