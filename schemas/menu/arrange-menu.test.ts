import { expect, test } from 'vitest'
import { brand } from '../model/brand.ts'
import { modelTile } from '../model/model.ts'
import { flags } from '../tenant/flags.ts'
import { arrangeMenu, type MenuFacts } from './arrange-menu.ts'
import { menu } from './menu.ts'

const sportage = modelTile.parse({
  id: 4,
  name: 'Sportage',
  slug: 'sportage',
  short_description: 'A mid-size SUV with room for five, a boot for the whole camping kit and a seven-year warranty.',
})
const facts: MenuFacts = {
  flags: flags.parse({ finance: false }),
  met: new Set(),
  models: [sportage],
  brands: [brand.parse({ id: 2, name: 'Kia', slug: 'kia' })],
  garagePath: '/my-garage',
}
const aMenu = (...items: object[]) => menu.parse({ id: 1, name: 'Main', place: 'header', items })
const toward = (label: string, url: string) => ({ link: { kind: 'url', label, url } })
const labels = (items: object[], changes: Partial<MenuFacts> = {}) =>
  arrangeMenu(aMenu(...items), { ...facts, ...changes }).items.map(({ link }) => link.label)

const offers = { ...toward('Offers', '/special-offers'), shownIf: 'offers' }

test('an entry for offers is shown only while there are offers (locations §2, Offers menu entry)', () => {
  expect(labels([offers])).toEqual([])
  expect(labels([offers], { met: new Set(['offers']) })).toEqual(['Offers'])
})

test('an entry for a kind of stock is shown only while there is such stock', () => {
  const demo = { ...toward('Demo cars', '/search/demo-cars'), shownIf: 'demo' }
  expect(labels([demo], { met: new Set(['used']) })).toEqual([])
  expect(labels([demo], { met: new Set(['demo']) })).toEqual(['Demo cars'])
})

test('an entry of a feature that is off is not shown', () => {
  expect(labels([{ ...toward('Finance', '/finance'), flag: 'finance' }])).toEqual([])
})

test('a dropdown of models has a tile for each, with at most 75 characters of its text (locations §9, Model text length)', () => {
  const [vehicles] = arrangeMenu(aMenu({ ...toward('Vehicles', '/models'), fill: 'models' }), facts).items
  const [tile] = vehicles?.children ?? []
  expect(tile).toMatchObject({ link: { label: 'Sportage', url: '/models/sportage' } })
  expect(tile?.text).toBe('A mid-size SUV with room for five, a boot for the whole camping kit and a…')
})

test('brands of a dropdown lead to their overviews (locations §2, Mega menu)', () => {
  const [brands] = arrangeMenu(aMenu({ ...toward('Brands', '/brands'), fill: 'brands' }), facts).items
  expect(brands?.children.map(({ link }) => link.url)).toEqual(['/kia/overview'])
})

test('a dropdown that is left without entries is a link, or nothing if it leads nowhere', () => {
  expect(labels([{ ...toward('Deals', '/deals'), children: [offers] }])).toEqual(['Deals'])
  expect(labels([{ ...toward('Deals', ''), children: [offers] }])).toEqual([])
})

test('an entry whose page is not published is not shown, nor is one of a dropdown; the dropdown itself keeps its name', () => {
  const unpublished = { link: { kind: 'page', label: 'Finance', page: null } }
  const published = { link: { kind: 'page', label: 'Service', page: { id: 3, path: '/service' } } }
  expect(labels([unpublished, published])).toEqual(['Service'])
  expect(labels([{ ...unpublished, children: [unpublished] }])).toEqual([])
  const [dropdown] = arrangeMenu(aMenu({ ...unpublished, children: [unpublished, published] }), facts).items
  expect(dropdown?.children.map(({ link }) => link.label)).toEqual(['Service'])
})

test('an entry for the personal area leads to the address that the site chose (locations §2, Personal areas)', () => {
  const entries = ['/my-garage', '/my-garage#searches', '/my-garage-sale'].map((url) => toward('Mine', url))
  const [first, ...others] = entries
  const { items } = arrangeMenu(aMenu({ ...first, children: others }), { ...facts, garagePath: '/myblinkr' })
  const urls = items.flatMap((item) => [item, ...item.children]).map(({ link }) => link.url)
  expect(urls).toEqual(['/myblinkr', '/myblinkr#searches', '/my-garage-sale'])
})
