import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { menu } from '#schemas/menu/menu.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const entry = (label: string, url: string) => ({ link: { kind: 'url' as const, label, url } })

const header = menu.parse({
  id: 1,
  name: 'Main',
  place: 'header',
  items: [
    entry('Home', '/'),
    { ...entry('Vehicles', '/models'), display: 'tiles', children: [entry('Cerato', '/models/cerato')] },
    { ...entry('Company', '/about-us'), children: [entry('About Us', '/about-us'), entry('Careers', '/careers')] },
  ],
})
const withMenu = aSite({ menus: { header, footer: null, legal: null } })

test('the menu’s entry of the page itself is marked', () => {
  const page = parseHtml(renderToString(<SiteHeader site={withMenu} path="/careers" />))
  expect(readAttributes(page, '[aria-current="page"]', 'href')).toEqual(['/careers'])
})

test('dropdowns are the browser’s own disclosures, of which one is open at a time (locations §2, Header dropdowns; §4, Dropdown)', () => {
  const page = parseHtml(renderToString(<SiteHeader site={withMenu} path="/" />))
  expect(page.querySelectorAll('details[name="site-menu"]:not([open])')).toHaveLength(2)
})

test('an entry with entries keeps its own page, unless one of them leads there', () => {
  const page = parseHtml(renderToString(<SiteHeader site={withMenu} path="/" />))
  expect(page.querySelector('a[href="/models"]')).not.toBeNull()
  expect(page.querySelectorAll('a[href="/about-us"]')).toHaveLength(1)
})

test('the telephone is the override, else the number for new cars, else that for used ones', () => {
  const site = aSite({ config: siteConfig.parse({ phones: { new: '07 5555 0123', used: '07 5555 0456' } }) })
  const page = parseHtml(renderToString(<SiteHeader site={site} path="/" />))
  expect(new Set(readAttributes(page, 'a[href^="tel:"]', 'href'))).toEqual(new Set(['tel:0755550123']))
})

test('the heart of the header leads to the favourites, where a page lists them', () => {
  const page = parseHtml(renderToString(<SiteHeader site={aSite({ hasFavourites: true })} path="/" />))
  expect(readAttributes(page, 'a[href="/favourites"]', 'aria-label')).toEqual(['Favourites'])
  expect(renderToString(<SiteHeader site={aSite()} path="/" />)).not.toContain('/favourites')
})

test('the sign-in and garage links lead to the site’s own personal area (locations §2, Personal areas)', () => {
  const site = aSite({
    config: siteConfig.parse({ garagePath: '/mymotorama' }),
    flags: { ...aSite().flags, watchlist: true },
  })
  const page = parseHtml(renderToString(<SiteHeader site={site} path="/" />))
  expect(readAttributes(page, 'a[href="/mymotorama"]', 'aria-label')).toEqual(['Sign in', 'My garage'])
})

test('a site without a telephone shows no call button', () => {
  expect(renderToString(<SiteHeader site={aSite()} path="/" />)).not.toContain('tel:')
})

test('an announcement leads only where it is safe', () => {
  const config = siteConfig.parse({ announcement: { text: 'Winter sale', url: 'javascript:alert(1)' } })
  const html = renderToString(<SiteHeader site={aSite({ config })} path="/" />)
  expect(html).toContain('Winter sale')
  expect(html).not.toContain('javascript:')
})

test('the footer shows the licence and only the networks that the tenant is on', () => {
  const config = siteConfig.parse({ licence: 'DL 1234567', social: { facebook: 'https://facebook.com/coastline' } })
  const html = renderToString(<SiteFooter site={aSite({ config })} year={2026} />)
  expect(html).toContain('DL 1234567')
  expect(html).toContain('Coastline Kia on Facebook')
  expect(html).not.toContain('Instagram')
})
