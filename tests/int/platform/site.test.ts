import { brotliDecompressSync } from 'node:zlib'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '#platform/sessions/session-tokens.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Answer, type Forecourt, startForecourt } from '#tests/support/forecourt.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { aHero, aPage, aVehicle, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let forecourt: Forecourt
let sites: Sites
let token: string

/** Address, the page that answers it, the type of its sign-in, and the flag that closes it; null where it is always closed. */
const gated = [
  ['/online-payment?invoice=7', '/online-payment', 'online-payment', null],
  ['/my-garage', '/my-garage', 'my-garage', null],
  ['/mymotorama', '/mymotorama', 'my-garage', null],
  ['/cars/beta-car/checkout', '/cars/:slug/checkout', 'checkout', 'gateCheckout'],
  ['/cars/beta-car/buy-online', '/cars/:slug/buy-online', 'checkout', 'gateCheckout'],
  ['/checkout-journey?car_id=beta-car', '/checkout-journey', 'checkout', 'gateCheckout'],
  ['/personalised/finance', '/personalised/finance', 'car-finance', 'gateFinance'],
  ['/finance', '/finance', 'finance', 'gateCreditCheck'],
  ['/spin-to-win', '/spin-to-win', 'spin-to-win', 'gateSpinToWin'],
] as const

async function aSession(tenant: number): Promise<string> {
  const { id } = await running.cms.create({ collection: 'shoppers', data: { tenant, phone: '+61412000001' } })
  const pool = new Pool({ connectionString: running.databaseUrl })
  const opened = { pool, secret: running.cms.secret, tenantId: tenant, shopperId: id, now: new Date() }
  return openSession(opened).finally(() => pool.end())
}

beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  await running.cms.create({
    collection: 'redirects',
    data: { tenant: sites.alpha, from: '/old-home', to: '/finance', permanent: true },
  })
  await aPage(running.cms, {
    tenant: sites.alpha,
    title: 'Cars',
    path: '/stock-search',
    layout: [{ blockType: 'stock-search' }],
  })
  await aPage(running.cms, { tenant: sites.alpha, title: 'Moved', path: '/moved' })
  await running.cms.create({ collection: 'redirects', data: { tenant: sites.alpha, from: '/Moved/', to: '/finance' } })
  await aPage(running.cms, { tenant: sites.alpha, title: 'Hidden', path: '/draft-only', draft: true })
  for (const path of gated.map(([, page]) => page)) await aPage(running.cms, { tenant: sites.beta, title: path, path })
  await running.cms.update({
    collection: 'tenants',
    id: sites.beta,
    data: { flags: { gateCheckout: true, gateFinance: true, gateCreditCheck: true, gateSpinToWin: true } },
  })
  token = await aSession(sites.beta)
  const seenBy = (audience: string, heading: string) => ({
    ...aHero(heading),
    settings: { visibility: { audience } },
  })
  const layout = [seenBy('signed-out', 'Sign in for more'), seenBy('signed-in', 'Good to see you again')]
  await aPage(running.cms, { tenant: sites.beta, title: 'Club', path: '/club', layout })
  forecourt = await startForecourt({
    databaseUrl: running.databaseUrl,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    roles: 'web,worker',
  })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const alpha = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  forecourt.ask(path, { host: 'alpha.localhost', headers, method })
const beta = (path: string) => forecourt.ask(path, { host: 'beta.localhost' })

test('a dealer’s own page is served on its host', async () => {
  const { status, text } = await alpha('/')
  expect([status, text.includes('Welcome to Alpha')]).toEqual([200, true])
})

test('where a dealer has no page of its own, it has its template’s (vehicles §1, Inheritance from a template)', async () => {
  expect((await beta('/')).text).toContain('Welcome from the template')
  expect((await alpha('/finance')).text).toContain('Finance from the template')
})

test('every host of a dealer is its site, with and without a port and in any case', async () => {
  for (const host of ['www.alpha.example', 'WWW.Alpha.Example:8080', 'alpha.localhost.']) {
    expect((await forecourt.ask('/', { host })).text).toContain('Welcome to Alpha')
  }
})

test('an unknown host gets a plain 404 that names no dealer', async () => {
  const { status, text, headers } = await forecourt.ask('/', { host: 'somebody.else' })
  expect(status).toBe(404)
  expect(headers['content-type']).toContain('text/plain')
  expect(text.toLowerCase()).not.toMatch(/alpha|beta/)
})

test('no page tells where the database is, or the secret', async () => {
  const { status, text } = await alpha('/stock-search')
  expect([status, parseHtml(text).querySelectorAll('#forecourt-state').length]).toEqual([200, 1])
  for (const hidden of [running.databaseUrl, new URL(running.databaseUrl).host, running.cms.secret])
    expect(text).not.toContain(hidden)
})

test('a draft is not found', async () => {
  expect((await alpha('/draft-only')).status).toBe(404)
})

test('a form leads to thanks also where the site has no page for them', async () => {
  const { status, text, headers } = await alpha('/success')
  expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(text).toContain('We have received your message')
})

test('a missing page is the site’s own 404, in its frame', async () => {
  const { status, text, headers } = await alpha('/nothing-here')
  expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex'])
  expect(text).toContain('alpha motors')
})

test('a vehicle’s page is served by the pattern', async () => {
  const { status, text } = await alpha('/cars/alpha-car')
  expect([status, text.includes('Sportage')]).toEqual([200, true])
})

test('another dealer’s vehicle is not found', async () => {
  const { status, text } = await alpha('/cars/beta-car')
  expect([status, text.includes('Mazda')]).toEqual([404, false])
})

test('an old address leads to the new one and keeps campaign marks', async () => {
  const { status, headers } = await alpha('/old-home?utm_source=mail')
  expect([status, headers.location]).toEqual([301, '/finance?utm_source=mail'])
})

test('another dealer’s redirect is no redirect', async () => {
  expect((await beta('/old-home')).status).toBe(404)
})

test('a trailing slash leads to the address without', async () => {
  const { status, headers } = await alpha('/finance/?page=2')
  expect([status, headers.location]).toEqual([301, '/finance?page=2'])
})

test('a page is compressed once, tagged strongly, and not sent again', async () => {
  const { headers, body } = await alpha('/', { 'accept-encoding': 'gzip, br' })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toContain('Welcome to Alpha')
  const again = await alpha('/', { 'accept-encoding': 'gzip, br', 'if-none-match': String(headers.etag) })
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
})

test('HEAD tells what GET would and sends nothing', async () => {
  const [head, get] = [await alpha('/', {}, 'HEAD'), await alpha('/')]
  expect(head.body.length).toBe(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

test('campaign marks do not make another page', async () => {
  await alpha('/')
  expect((await alpha('/?utm_source=x&fbclid=y')).headers['cache-status']).toBe('forecourt; hit')
})

test('the caller’s request id is returned, from memory too; an unfit one is replaced', async () => {
  const id = '3f2c9a1e-0001'
  expect((await alpha('/', { 'x-request-id': id })).headers['x-request-id']).toBe(id)
  expect((await alpha('/', { 'x-request-id': 'no good' })).headers['x-request-id']).toMatch(/^[0-9a-f]{10}-/)
})

test('nothing inline runs but what the renderer vouches for', async () => {
  const policy = String((await alpha('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
})

test('robots.txt names the site map', async () => {
  expect((await alpha('/robots.txt')).text).toContain(`Sitemap: http://alpha.localhost:${forecourt.port}/sitemap.xml`)
})

test('the site map lists the dealer’s pages and listed vehicles, and no one else’s', async () => {
  await aVehicle(running.cms, { tenant: sites.alpha, stocknum: 'A2', slug: 'withdrawn-car', status: 'withdrawn' })
  const { text, headers } = await alpha('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  const paths = [...text.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(new Set(paths)).toEqual(new Set(['/', '/cars/alpha-car', '/finance', '/stock-search']))
})

test('the site map has the first picture of a vehicle that the site shows itself', async () => {
  const picture = (url: string, isVideo = false) => ({ image: { url, thumb: { url } }, isVideo })
  const images = [
    picture('/stock/film.mp4', true),
    picture('https://elsewhere.example/a.jpg'),
    picture('/stock/b.webp'),
  ]
  const id = await aVehicle(running.cms, { tenant: sites.alpha, stocknum: 'A3', slug: 'pictured-car', images })
  const entry = /<loc>[^<]*\/cars\/pictured-car<\/loc>.*?<\/url>/
  await expect
    .poll(async () => entry.exec((await alpha('/sitemap.xml')).text)?.[0] ?? '')
    .toContain(`<image:loc>http://alpha.localhost:${forecourt.port}/stock/b.webp</image:loc>`)
  expect((await alpha('/sitemap.xml')).text).not.toContain('elsewhere.example')
  await running.cms.delete({ collection: 'vehicles', id })
})

test('llms.txt names the dealer’s pages, published and open to all, and no one else’s', async () => {
  const { text, headers } = await alpha('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const origin = `http://alpha.localhost:${forecourt.port}`
  expect(text).toMatch(/^# alpha motors\n/)
  expect([...text.matchAll(/^- \[.*\]\((.*?)\)/gm)].map(([, url]) => url)).toEqual([
    `${origin}/finance`,
    `${origin}/stock-search`,
    `${origin}/sitemap.xml`,
  ])
  const other = await beta('/llms.txt')
  expect(other.text).toMatch(/^# beta motors\n/)
  expect(other.text).toContain('/club)')
  expect(gated.filter(([, page]) => other.text.includes(`${page})`))).toEqual([])
})

test('llms.txt follows the title of a page; one that search engines may not list leaves it and the site map', async () => {
  const id = await aPage(running.cms, { tenant: sites.beta, title: 'Tyres', path: '/tyres' })
  await expect.poll(async () => (await beta('/llms.txt')).text).toContain('[Tyres]')
  await running.cms.update({ collection: 'pages', id, data: { title: 'Tyres and wheels' } })
  await expect.poll(async () => (await beta('/llms.txt')).text).toContain('[Tyres and wheels]')
  expect((await beta('/sitemap.xml')).text).toContain('/tyres<')
  await running.cms.update({ collection: 'pages', id, data: { seo: { noindex: true } } })
  await expect.poll(async () => (await beta('/llms.txt')).text).not.toContain('Tyres')
  await expect.poll(async () => (await beta('/sitemap.xml')).text).not.toContain('/tyres<')
})

test('the site map lists no page behind sign-in', async () => {
  const { text } = await beta('/sitemap.xml')
  expect(text).toContain('/cars/beta-car<')
  expect(gated.filter(([, page]) => text.includes(`${page}<`))).toEqual([])
})

test('everybody may open each address of the site map, and search engines may list it', async () => {
  const { cms } = running
  const tenant = sites.beta
  await aVehicle(cms, { tenant, stocknum: 'B2', slug: 'moved-car', make: 'Isuzu', model: 'MU-X' })
  for (const slug of ['harbour', 'moved-harbour'])
    await cms.create({ collection: 'locations', data: { tenant, name: slug, slug } })
  await aPage(cms, {
    tenant,
    title: 'Stock',
    path: '/search/:type/:make?/:model?',
    layout: [{ blockType: 'stock-search' }],
  })
  await aPage(cms, {
    tenant,
    title: 'Harbour',
    path: '/our-location/:slug',
    layout: [{ blockType: 'location-detail' }],
  })
  const moved = ['/search/isuzu', '/search/mazda/cx-5', '/cars/moved-car', '/our-location/moved-harbour']
  for (const from of moved) await cms.create({ collection: 'redirects', data: { tenant, from, to: '/club' } })
  const listed = async () =>
    [...(await beta('/sitemap.xml')).text.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    )
  await expect
    .poll(listed)
    .toEqual(
      expect.arrayContaining([
        '/club',
        '/cars/beta-car',
        '/our-location/harbour',
        '/search/used-cars',
        '/search/mazda',
        '/search/isuzu/mu-x',
      ]),
    )
  const refused = async () => {
    const answers = (await listed()).map(async (path) => {
      const { status, text, headers } = await beta(path)
      const robots = [headers['x-robots-tag'], text.match(/<meta name="robots"[^>]*>/)?.[0]].join('')
      return { path, status, robots }
    })
    return (await Promise.all(answers)).filter(({ status, robots }) => status !== 200 || robots !== '')
  }
  await expect.poll(refused).toEqual([])
})

test('the site map names the same page of the dealer’s site in the other country', async () => {
  const { cms } = running
  const beside = { country: 'NZ', locale: 'en-NZ', currency: 'NZD', timeZone: 'Pacific/Auckland' } as const
  const make = (slug: string, data: { country?: 'AU'; twin: number }) =>
    cms.create({
      collection: 'tenants',
      data: { name: slug, slug, hosts: [{ host: `${slug}.localhost` }], ...beside, ...data },
    })
  const { id } = await make('alpha-nz', { twin: sites.alpha })
  for (const path of ['/finance', '/trade-me']) await aPage(cms, { tenant: id, title: path, path })
  const paths = (text: string) => [
    ...text.matchAll(
      /<loc>(\S+?)<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?<xhtml:link rel="alternate" hreflang="en-AU" href="(\S+?)"\/><xhtml:link rel="alternate" hreflang="en-NZ" href="(\S+?)"\/>/g,
    ),
  ]
  const [au, nz] = ['alpha', 'alpha-nz'].map((slug) => `http://${slug}.localhost:${forecourt.port}/finance`)
  const ofTwin = async () => (await forecourt.ask('/sitemap.xml', { host: 'alpha-nz.localhost' })).text
  await expect.poll(async () => paths(await ofTwin()).map(([, ...urls]) => urls)).toEqual([[nz, au, nz]])
  await cms.update({ collection: 'tenants', id: sites.alpha, data: { tagline: 'In two countries' } })
  await expect
    .poll(async () => paths((await alpha('/sitemap.xml')).text).map(([, ...urls]) => urls))
    .toEqual([[au, au, nz]])
  // A country that is changed on the side that names no twin.
  for (const [country, twins] of [
    ['NZ', []],
    ['AU', [[au, au, nz]]],
  ] as const) {
    await cms.update({ collection: 'tenants', id: sites.alpha, data: { country } })
    await expect.poll(async () => paths((await alpha('/sitemap.xml')).text).map(([, ...urls]) => urls)).toEqual(twins)
  }
  const ofTheOtherCountry = 'Choose a site of the other country.'
  await expect(make('alpha-au', { country: 'AU', twin: sites.alpha })).rejects.toThrow(ofTheOtherCountry)
  await expect(make('second-nz', { twin: sites.alpha })).rejects.toThrow('has another one already')
  await expect(cms.update({ collection: 'tenants', id: sites.alpha, data: { twin: sites.beta } })).rejects.toThrow(
    ofTheOtherCountry,
  )
})

test('a part of the site map that is not there is not found', async () => {
  expect((await alpha('/sitemap-1.xml')).status).toBe(404)
})

test('the process says that it is well, and ready', async () => {
  expect((await alpha('/healthz')).text).toBe('{"status":"ok"}')
  expect(JSON.parse((await alpha('/readyz')).text)).toMatchObject({ ready: true })
})

test('what a visitor asked for is not in the log', async () => {
  await alpha('/nothing?email=jo%40example.com', { 'user-agent': 'Mozilla/secret' })
  await alpha('/healthz')
  expect(forecourt.log()).not.toMatch(/example\.com|Mozilla|127\.0\.0\.1/)
})

test.each(gated)(
  '%s is behind sign-in, which leads on to it and back (locations §1, Sign-in gating; §4, Gated route)',
  async (path, _page, type) => {
    const headers = { referer: 'http://beta.localhost/about?a=1' }
    const asked = await forecourt.ask(path, { host: 'beta.localhost', headers })
    const query = new URLSearchParams({ type, redirect: path, back: '/about?a=1' })
    expect([asked.status, asked.headers['location']]).toEqual([302, `/sign-in?${query}`])
    expect(asked.headers['cache-control']).toBe('private, no-store')
  },
)

test('the personal area is at the address that the site chose, behind sign-in, once there is a page (locations §2, Personal areas)', async () => {
  const choose = (garagePath: string) =>
    running.cms.update({
      collection: 'tenants',
      id: sites.beta,
      data: { config: { garagePath }, flags: { watchlist: true } } as never,
    })
  const leadsTo = async (path: string) => (await beta(path)).headers['location']
  const linkInHeader = async () =>
    parseHtml((await beta('/')).text)
      .querySelector('a[aria-label="My garage"]')
      ?.getAttribute('href')
  await choose('/mymotorama')
  await expect.poll(() => leadsTo('/my-garage?tab=1')).toBe('/mymotorama?tab=1')
  expect(await leadsTo('/mymotorama')).toMatch(/^\/sign-in\?type=my-garage&redirect=%2Fmymotorama/)
  await expect.poll(linkInHeader).toBe('/mymotorama')
  await choose('/myservco')
  await expect.poll(() => leadsTo('/my-garage')).toMatch(/^\/sign-in\?type=my-garage&redirect=%2Fmy-garage/)
  await expect.poll(linkInHeader).toBe('/my-garage')
  await choose('/my-garage')
})

test.each(['/my-garage', '/sign-in?type=checkout', 'http://else.example/about'])(
  'anyone who gives up signing in after %s is led home, and not back to sign-in',
  async (before) => {
    const headers = { referer: new URL(before, 'http://beta.localhost').href }
    const { headers: answered } = await forecourt.ask('/online-payment', { host: 'beta.localhost', headers })
    expect(answered['location']).toMatch(/&back=%2F$/)
  },
)

test('anyone who is signed in passes sign-in, but to add what they still lack (vehicles §6)', async () => {
  const ways = ['type=my-garage', 'type=watchlist', 'type=my-garage&add=phone', 'type=my-garage&add=email']
  const asked = ways.map(async (way) => {
    const headers = { cookie: `shopper=${token}` }
    return (await forecourt.ask(`/sign-in?${way}&redirect=/a`, { host: 'beta.localhost', headers })).headers['location']
  })
  expect(await Promise.all(asked)).toEqual(['/a', '/a', '/a', undefined])
})

test.each(gated)('%s is for anyone who is signed in, and kept nowhere', async (path) => {
  const asked = () => forecourt.ask(path, { host: 'beta.localhost', headers: { cookie: `shopper=${token}` } })
  for (const { status, headers } of [await asked(), await asked()])
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  const after = await forecourt.ask(path, { host: 'beta.localhost' })
  expect(after.status).toBe(302)
})

test.each(gated)(
  '%s is closed elsewhere where it always is or its flag says so; a session of another site opens nothing',
  async (path, _page, _type, flag) => {
    const { status } = await alpha(path, { cookie: `shopper=${token}` })
    expect(status).toBe(flag === null ? 302 : path === '/finance' ? 200 : 404)
  },
)

test.each(['/trade-in', '/sell-my-car', '/cars/trade-in', '/cars/beta-car'])(
  '%s is behind no sign-in',
  async (path) => {
    expect((await beta(path)).status).not.toBe(302)
  },
)

test('anyone who is signed in sees the blocks that are for them, from memory too, and everybody else the others', async () => {
  const seen = async (cookie: string) => {
    const { text, headers } = await forecourt.ask('/club', { host: 'beta.localhost', headers: { cookie } })
    expect(headers['vary']).toBe('Accept-Encoding, Cookie')
    return ['Sign in for more', 'Good to see you again'].filter((words) => text.includes(words))
  }
  const asked = ['signed-in=1', '', 'signed-in=1', '', 'signed-in=']
  expect((await Promise.all(asked.map(seen))).flat()).toEqual(
    asked.map((cookie) => (cookie === 'signed-in=1' ? 'Good to see you again' : 'Sign in for more')),
  )
  expect((await beta('/')).headers['vary']).toBe('Accept-Encoding')
})
