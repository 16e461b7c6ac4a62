import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'

const browser = openBrowser()
const { countView } = await import('./count-view.ts')
const { printAtOnce } = await import('./print-at-once.ts')
const { showBars } = await import('./show-bars.ts')

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})
afterAll(() => browser.close())

const views = '<span data-tool="views" data-view="/api/cars/b/view.json?photos_count=1">3 views</span>'
const shown = () => document.querySelector('span')?.textContent

function scrollTo(pixels: number): void {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

test('a view of a vehicle is sent to the platform, and the answer is shown', async () => {
  document.body.innerHTML = views
  const fetch = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(Response.json({ views: 1_204 })))
  vi.stubGlobal('fetch', fetch)
  countView()
  await expect.poll(shown).toBe('1,204 views')
  expect(fetch.mock.calls).toEqual([['/api/cars/b/view.json?photos_count=1']])
})

test('without an answer, what the server wrote stands', async () => {
  document.body.innerHTML = views
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', fetch)
  countView()
  // All promise callbacks have run before the event loop's next turn.
  await new Promise((resolve) => setImmediate(resolve))
  expect(fetch).toHaveBeenCalledOnce()
  expect(shown()).toBe('3 views')
})

test('a page that was rendered ahead is counted once it is seen', async () => {
  document.body.innerHTML = views
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({ views: 4 })))
  vi.stubGlobal('fetch', fetch)
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  countView()
  expect(fetch).not.toHaveBeenCalled()
  Reflect.deleteProperty(document, 'prerendering')
  document.dispatchEvent(new Event('prerenderingchange'))
  await expect.poll(shown).toBe('4 views')
})

test('the header comes after 500 pixels and the bar at the foot after 900, and both go again (vehicles §9, Cut lengths and scroll marks)', () => {
  document.body.innerHTML =
    '<div id="head" inert data-tool="bar" data-after="500"></div><div id="foot" inert data-tool="bar" data-after="900"></div>'
  const isShown = (id: string) => document.getElementById(id)?.hasAttribute('data-shown')
  showBars()
  const seen = [0, 500, 501, 900, 901, 0].map((pixels) => {
    scrollTo(pixels)
    return [isShown('head'), isShown('foot')]
  })
  expect(seen).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [true, false],
    [true, true],
    [false, false],
  ])
  expect(document.getElementById('head')?.inert).toBe(true)
})

test('while a bar stands at an edge the document says so, so that what stands there makes way', () => {
  document.body.innerHTML = '<div inert data-tool="bar" data-after="500" data-edge="top"></div>'
  showBars()
  scrollTo(501)
  expect(document.documentElement.hasAttribute('data-bar-top')).toBe(true)
  scrollTo(0)
  expect(document.documentElement.hasAttribute('data-bar-top')).toBe(false)
})

test('a page to print asks for the printer at once, any other does not', async () => {
  const print = vi.fn<() => void>()
  Object.defineProperty(window, 'print', { value: print, configurable: true })
  document.body.innerHTML = '<button data-tool="print">Print</button>'
  printAtOnce()
  window.dispatchEvent(new Event('load'))
  expect(print).not.toHaveBeenCalled()
  document.body.innerHTML = '<button data-tool="print" data-at-once>Print</button>'
  printAtOnce()
  window.dispatchEvent(new Event('load'))
  expect(print).toHaveBeenCalledOnce()
})
