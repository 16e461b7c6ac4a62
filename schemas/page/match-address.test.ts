import { expect, test } from 'vitest'
import { answersPath, compareSpecificity, readSitePath } from './match-address.ts'

test.each([
  ['/special-offers', '/special-offers'],
  [' /Special-Offers/?from=mail#form ', '/special-offers'],
  ['/', '/'],
  ['https://dealer.example/special-offers', '/special-offers'],
  ['https://dealer.example', '/'],
  ['https://elsewhere.example/special-offers', null],
  ['//elsewhere.example/special-offers', null],
  ['#form', null],
  ['tel:0730001111', null],
  ['special-offers', null],
])('%s leads to %s of the site', (address, path) => {
  expect(readSitePath(address, ['dealer.example'])).toBe(path)
})

test.each([
  ['/offers', '/offers', true],
  ['/offers', '/offers-2', false],
  ['/offers', '/offers/2', false],
  ['/v1.0', '/v1x0', false],
  ['/cars/:slug', '/cars/mazda-3', true],
  ['/cars/:slug', '/cars', false],
  ['/search/:make/:model?', '/search/mazda', true],
  ['/search/:make/:model?', '/search/mazda/3', true],
  ['/', '/', true],
  ['/', '/offers', false],
])('a page at %s answers %s: %s', (page, path, answers) => {
  expect(answersPath(page, path)).toBe(answers)
})

test('the most literal path comes first', () => {
  const paths = ['/cars/:slug', '/cars/finance', '/:page/finance', '/cars/:slug?']
  expect(paths.toSorted(compareSpecificity)[0]).toBe('/cars/finance')
  expect(['/:page/finance', '/cars/:slug'].toSorted(compareSpecificity)[0]).toBe('/cars/:slug')
})
