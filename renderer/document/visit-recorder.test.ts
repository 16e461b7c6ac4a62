import { JSDOM } from 'jsdom'
import { afterEach, expect, test } from 'vitest'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import type { PageFacts } from '#schemas/analytics/page-facts.ts'
import { visitRecorder } from './visit-recorder.ts'

const facts: PageFacts = { type: 'other', currency: 'AUD' }
const site = aSite()
const asking = { ...site, flags: { ...site.flags, askFirst: true } }
const origin = 'http://coastline-kia.localhost:3000'
const opened: JSDOM['window'][] = []
afterEach(() => opened.splice(0).forEach((window) => window.close()))

interface PageOptions {
  path: string
  referrer?: string
  /** The browser's storage from previous pages. */
  storage?: Record<string, string>
  of?: typeof site
  before?: (window: JSDOM['window']) => void
}

/** Opens a page of the site; `recorded` is the visit in its storage. */
function open({ path, referrer, storage = {}, of = site, before }: PageOptions) {
  const { window } = new JSDOM('<!doctype html><html data-site="coastline-kia"></html>', {
    url: origin + path,
    ...(referrer === undefined ? {} : { referrer }),
    runScripts: 'outside-only',
  })
  opened.push(window)
  for (const [key, value] of Object.entries(storage)) window.localStorage.setItem(key, value)
  before?.(window)
  const html = visitRecorder(of, facts)?.html ?? ''
  window.eval(html.replace(/<\/?script>/g, ''))
  return {
    window,
    stored: () => Object.fromEntries(Object.entries(window.localStorage).map(([key, value]) => [key, String(value)])),
    recorded: () => JSON.parse(window.localStorage.getItem('forecourt:coastline-kia:visit') ?? 'null'),
  }
}

test('a visit is its pages, each once, and its first and last arrival', () => {
  const landing = open({ path: '/?utm_source=letter', referrer: 'https://mail.example/inbox?user=1' })
  const search = open({ path: '/search/used-cars?make=Kia', referrer: `${origin}/`, storage: landing.stored() })
  const again = open({ path: '/', referrer: `${origin}/search`, storage: search.stored() })
  const back = open({ path: '/finance?gclid=abc', referrer: 'https://ads.example/', storage: again.stored() })
  expect(back.recorded()).toMatchObject({
    pages: ['/search/used-cars', '/', '/finance'],
    first: { page: '/?utm_source=letter', referrer: 'https://mail.example' },
    last: { page: '/finance?gclid=abc', referrer: 'https://ads.example' },
  })
})

test('a visit keeps its last twenty pages and is forgotten after thirty days', () => {
  let storage = {}
  for (let page = 0; page < 30; page += 1) storage = open({ path: `/${page}`, storage }).stored()
  const { pages, at } = open({ path: '/30', storage }).recorded()
  expect(pages).toHaveLength(20)
  expect(pages.at(-1)).toBe('/30')
  const old = { 'forecourt:coastline-kia:visit': JSON.stringify({ pages, at: at - 31 * 86_400_000 }) }
  expect(open({ path: '/now', storage: old }).recorded().pages).toEqual(['/now'])
})

test('a page that was rendered ahead counts once it is shown, and one from the back/forward cache counts again', () => {
  const ahead = open({
    path: '/finance',
    before: (window) => Object.defineProperty(window.document, 'prerendering', { value: true }),
  })
  expect(ahead.recorded()).toBeNull()
  ahead.window.document.dispatchEvent(new ahead.window.Event('prerenderingchange'))
  expect(ahead.recorded().pages).toEqual(['/finance'])
  ahead.window.localStorage.setItem('forecourt:coastline-kia:visit', JSON.stringify({ pages: ['/b'], at: Date.now() }))
  const shown = new ahead.window.PageTransitionEvent('pageshow', { persisted: true })
  ahead.window.dispatchEvent(shown)
  expect(ahead.recorded().pages).toEqual(['/b', '/finance'])
})

test('a site that asks first records nothing before a yes, and the page of the yes after it', () => {
  const page = open({ path: '/?utm_source=letter', of: asking })
  expect(page.recorded()).toBeNull()
  page.window.localStorage.setItem('forecourt:coastline-kia:measuring', 'no')
  page.window.document.dispatchEvent(new page.window.Event('forecourt:consent'))
  expect(page.recorded()).toBeNull()
  page.window.localStorage.setItem('forecourt:coastline-kia:measuring', 'yes')
  page.window.document.dispatchEvent(new page.window.Event('forecourt:consent'))
  expect(page.recorded()).toMatchObject({ pages: ['/'], first: { page: '/?utm_source=letter' } })
})

test.each(['{', 'null', '7', '[]', '{"pages":"x"}'])('a stored visit that reads “%s” is replaced', (text) => {
  const storage = { 'forecourt:coastline-kia:visit': text }
  expect(open({ path: '/a', storage }).recorded().pages).toEqual(['/a'])
})

test('a browser that refuses storage shows the page all the same', () => {
  const refuse = (window: JSDOM['window']) =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('Access is denied.')
      },
    })
  expect(() => open({ path: '/a', before: refuse })).not.toThrow()
})

test('thanks, errors and pages that are not measured are no part of a visit', () => {
  expect(visitRecorder(site, { ...facts, type: 'confirmation' })).toBeNull()
  expect(visitRecorder(site, { ...facts, type: 'error' })).toBeNull()
  expect(visitRecorder(site, null)).toBeNull()
})
