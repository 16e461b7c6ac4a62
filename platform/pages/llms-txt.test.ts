import { expect, test } from 'vitest'
import { location } from '#schemas/location/location.ts'
import { menu } from '#schemas/menu/menu.ts'
import { llmsTxt } from './llms-txt.ts'

const aPage = (path: string, title: string, description = '') => ({ path, title, description })

const aMenu = (...links: [label: string, url: string][]) =>
  menu.parse({
    id: 1,
    name: 'Menu',
    place: 'header',
    items: links.map(([label, url]) => ({ link: { kind: 'url', label, url } })),
  })

const noMenus = { header: null, footer: null, legal: null }
const aSite = {
  name: 'Bay Motors',
  tagline: 'Cars by the bay',
  origin: 'https://bay.example',
  country: 'AU' as const,
  menus: noMenus,
}

const aPlace = (changes: object = {}) =>
  location.parse({
    id: 1,
    name: 'Bay Motors Newcastle',
    slug: 'newcastle',
    phone: '(02) 5550 0230',
    address: { street: '9 King Street', city: 'Newcastle', state: 'NSW', postcode: '2300' },
    ...changes,
  })

const write = (changes: Partial<Parameters<typeof llmsTxt>[0]>) =>
  llmsTxt({ site: aSite, paths: new Set(['/']), pages: [aPage('/', 'Home')], locations: [], ...changes })

/** The lines below a heading. */
const sectionOf = (text: string, heading: string) =>
  text
    .split('\n## ')
    .find((section) => section.startsWith(`${heading}\n`))
    ?.split('\n')
    .filter((line) => line.startsWith('- '))

test('it begins with the name and what the site is', () => {
  const pages = [aPage('/', 'Home', 'New and used cars\nin Newcastle.')]
  expect(write({ pages }).split('\n').slice(0, 3)).toEqual(['# Bay Motors', '', '> New and used cars in Newcastle.'])
})

test('a home page without a description leaves the tagline', () => {
  expect(write({})).toContain('\n> Cars by the bay\n')
})

test('main pages are those of the menus, once each, in the order of the menus', () => {
  const header = aMenu(['Buy', '/search/used-cars'], ['Loans', '/finance'], ['Us', '/about-us'])
  const text = write({
    site: { ...aSite, menus: { ...noMenus, header, footer: aMenu(['Loans again', '/finance']) } },
    paths: new Set(['/about-us', '/finance', '/search/used-cars']),
    pages: [aPage('/about-us', 'About us'), aPage('/finance', 'Finance', 'What a loan costs.')],
  })
  expect(sectionOf(text, 'Pages')).toEqual([
    '- [Buy](https://bay.example/search/used-cars)',
    '- [Finance](https://bay.example/finance): What a loan costs.',
    '- [About us](https://bay.example/about-us)',
  ])
})

test('a page outside the menus is optional, and the sitemap ends the list', () => {
  const text = write({ paths: new Set(['/', '/tyres']), pages: [aPage('/', 'Home'), aPage('/tyres', 'Tyres')] })
  expect(sectionOf(text, 'Optional')).toEqual([
    '- [Tyres](https://bay.example/tyres)',
    '- [Sitemap](https://bay.example/sitemap.xml): every page and vehicle',
  ])
})

test('what search engines may not list is left out, also if a menu leads there', () => {
  const site = { ...aSite, menus: { ...noMenus, header: aMenu(['My garage', '/my-garage']) } }
  const text = write({ site, pages: [aPage('/', 'Home'), aPage('/my-garage', 'My garage')] })
  expect(text).not.toContain('garage')
})

test('a location has its address, its phone and its page', () => {
  expect(sectionOf(write({ paths: new Set(['/our-location/newcastle']), locations: [aPlace()] }), 'Locations')).toEqual(
    [
      '- [Bay Motors Newcastle](https://bay.example/our-location/newcastle): 9 King Street, Newcastle NSW 2300, +61255500230',
    ],
  )
})

test('a location without a page is a line of text', () => {
  expect(sectionOf(write({ locations: [aPlace({ phone: '' })] }), 'Locations')).toEqual([
    '- Bay Motors Newcastle: 9 King Street, Newcastle NSW 2300',
  ])
})

test('no title breaks out of its link', () => {
  const pages = [aPage('/a', 'Sale](https://evil.example)\n# New heading [')]
  expect(sectionOf(write({ paths: new Set(['/a']), pages }), 'Optional')?.[0]).toBe(
    String.raw`- [Sale\](https://evil.example) # New heading \[](https://bay.example/a)`,
  )
})
