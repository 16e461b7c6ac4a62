import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'

let browser = openBrowser()
beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
afterAll(() => browser.close())

const question =
  '<aside data-consent hidden><button data-consent-answer="no">No thanks</button><button data-consent-answer="yes">Accept</button></aside>'
const footer = '<footer><button data-consent-open hidden>Measurement choices</button></footer>'

/** Another page of the site: nothing of the one before is left but what the browser keeps. */
async function load(
  facts: object,
  html = '',
  { dataLayer, isAhead = false }: { dataLayer?: object; isAhead?: boolean } = {},
) {
  const kept = Object.entries(localStorage)
  browser.close()
  browser = openBrowser()
  vi.resetModules()
  for (const [name, value] of kept) localStorage.setItem(name, value)
  const requestIdleCallback = (work: () => void) => work()
  Object.assign(window, { dataLayer, requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  if (isAhead) Object.defineProperty(document, 'prerendering', { value: true })
  document.body.innerHTML = `${html}<script type="application/json" id="forecourt-page">${JSON.stringify(facts)}</script>`
  const bus = await import('../_ui/shopper-event.ts')
  const { startMeasuring } = await import('./start-measuring.ts')
  startMeasuring()
  await vi.dynamicImportSettled()
  return bus
}

const opener = () => document.querySelector<HTMLElement>('[data-consent-open]')
const banner = () => document.querySelector<HTMLElement>('[data-consent]')
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const entries = (): Record<string, unknown>[] => (Array.isArray(window.dataLayer) ? window.dataLayer : [])
const names = () => entries().flatMap(({ event }) => (typeof event === 'string' ? event : []))

const home = { type: 'home', currency: 'AUD' }

test('a page that is seen is measured at once where the site does not ask', async () => {
  await load(home)
  expect(entries()).toEqual([expect.objectContaining({ event: 'asc_pageview', page_type: 'home' })])
})

test.each([
  ['itemlist', undefined, 'asc_itemlist_pageview', 49],
  ['item', 'used', 'asc_item_pageview', 4],
  ['item', 'new', 'asc_item_pageview', undefined],
])(
  'a page of the type %s (%s) is %s, event %s (vehicles §7, Event ids; locations §9, Event ids)',
  async (type, condition, name, id) => {
    await load({ type, currency: 'AUD', vehicleId: 12, item: condition && { item_condition: condition } })
    expect(names()).toEqual(['asc_pageview', name])
    expect(entries()[1]?.['event_id']).toBe(id)
  },
)

test('what is told before and after reaches the data layer in its order', async () => {
  const { tellEvent } = await load(home)
  tellEvent({ event: 39, vehicleId: 7 })
  expect(entries().at(-1)).toMatchObject({ event: 'asc_cta_interaction', event_id: 39, vehicle_id: 7 })
})

test('a page that was rendered ahead is measured once it is seen', async () => {
  await load(home, '', { isAhead: true })
  expect(names()).toEqual([])
  document.dispatchEvent(new Event('prerenderingchange'))
  await vi.dynamicImportSettled()
  expect(names()).toEqual(['asc_pageview'])
})

test('a data layer that fails only warns, once (vehicles §8, Quiet failures; locations §8, Quiet failures)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const layer = {
    push: () => {
      throw new Error('full')
    },
  }
  const { tellEvent } = await load(home, '', { dataLayer: layer })
  tellEvent({ event: 39 })
  expect(warn).toHaveBeenCalledTimes(1)
})

test('where the site asks first, nothing is written before the answer, and what happened until then follows a yes (locations §9, Consent before events)', async () => {
  const { tellEvent } = await load(home, question + footer)
  tellEvent({ event: 39 })
  expect(banner()?.hidden).toBe(false)
  expect(window.dataLayer).toBeUndefined()
  press('[data-consent-answer=yes]')
  expect(banner()?.hidden).toBe(true)
  expect(names()).toEqual(['asc_pageview', 'asc_cta_interaction'])
  tellEvent({ event: 25 })
  expect(names().at(-1)).toBe('asc_click_to_call')
})

test('a no is remembered: nothing is written on this page or the next, and nobody is asked again', async () => {
  await load(home, question + footer)
  press('[data-consent-answer=no]')
  const { tellEvent } = await load(home, question + footer)
  tellEvent({ event: 39 })
  expect(banner()?.hidden).toBe(true)
  expect(window.dataLayer).toBeUndefined()
})

test('a yes is remembered, and can be taken back at the page’s foot', async () => {
  await load(home, question + footer)
  press('[data-consent-answer=yes]')
  const { tellEvent } = await load(home, question + footer)
  expect(names()).toEqual(['asc_pageview'])
  press('[data-consent-open]')
  expect(banner()?.hidden).toBe(false)
  expect(banner()?.contains(document.activeElement)).toBe(true)
  press('[data-consent-answer=no]')
  expect(document.activeElement).toBe(opener())
  const written = names().length
  tellEvent({ event: 39 })
  expect(names()).toHaveLength(written)
  const last = entries().findLast((entry) => !('event' in entry))
  expect(Array.from(Object.values(last ?? {}))).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'denied' }),
  ])
})

const tags = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const commands = () => entries().flatMap((entry) => ('event' in entry ? [] : [Object.values(entry)]))

test('a container of Google’s is loaded to read the data layer', async () => {
  await load({ ...home, tag: 'GTM-AB12CD3' })
  expect(tags()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'])
  expect(names()).toEqual(['gtm.js', 'asc_pageview'])
})

test('a property of Google’s is told each event by a command, after its own', async () => {
  const { tellEvent } = await load({ ...home, tag: 'G-AB12CD34EF' })
  tellEvent({ event: 39, vehicleId: 7 })
  expect(tags()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'])
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-AB12CD34EF'],
    ['event', 'asc_pageview', expect.objectContaining({ page_type: 'home' })],
    ['event', 'asc_cta_interaction', expect.objectContaining({ vehicle_id: 7 })],
  ])
})

test('where the site asks first, the tag is loaded by a yes, once, and by a kept yes; never by a no', async () => {
  const tagged = { ...home, tag: 'G-AB12CD34EF' }
  await load(tagged, question + footer)
  expect(tags()).toEqual([])
  press('[data-consent-answer=no]')
  await load(tagged, question + footer)
  expect(tags()).toEqual([])
  press('[data-consent-answer=yes]')
  press('[data-consent-answer=no]')
  press('[data-consent-answer=yes]')
  expect(tags()).toHaveLength(1)
  const [first, second] = commands().map((command) => command.slice(0, 2))
  expect([first, second]).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
  ])
  await load(tagged, question + footer)
  expect(tags()).toHaveLength(1)
})

test('links that open forms, menus, numbers and ways to look at a vehicle are told; the first word in a form is, once', async () => {
  await load(
    home,
    `<header><nav><a href="/finance">Finance</a></nav></header>
     <a data-act="enquiry" data-car="12" href="/contact?car_id=12">Enquire Now</a>
     <a id="tel" href="tel:0755550123">Call</a>
     <button data-media="spinner">Spin</button>
     <form><input name="kind" value="finance"><input name="name"></form>`,
  )
  document.addEventListener('click', (event) => event.preventDefault())
  for (const selector of ['nav a', '[data-act]', '#tel', '[data-media]']) press(selector)
  const field = document.querySelector('[name=name]')
  for (let typed = 0; typed < 2; typed += 1) field?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(entries().slice(1)).toEqual([
    expect.objectContaining({ event: 'asc_menu_interaction', element_text: 'Finance', link_url: '/finance' }),
    expect.objectContaining({ event: 'asc_cta_interaction', element_text: 'Enquire Now', vehicle_id: 12 }),
    expect.objectContaining({ event: 'asc_click_to_call', event_id: 25 }),
    expect.objectContaining({ event: 'asc_media_interaction', element_text: 'spinner' }),
    expect.objectContaining({ event: 'asc_form_engagement', form_type: 'finance' }),
  ])
})

test('a form in several parts is begun once: a valuation at its first field, and not again at its details', async () => {
  const part = '<form><input type="hidden" name="kind" value="trade-in"><input name="rego"></form>'
  await load(home, part + part)
  for (const field of document.querySelectorAll('[name=rego]'))
    field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(names()).toEqual(['asc_pageview', 'asc_form_engagement'])
})
