import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import type { ShopperEvent } from '#schemas/analytics/shopper-event.ts'
import { shopperEvent } from '../../_ui/shopper-event.ts'

const browser = openBrowser()
const { vehicleTools } = await import('./vehicle-tools.ts')

beforeAll(vehicleTools)
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = ''
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterAll(() => {
  document.body.replaceChildren()
  browser.close()
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const settled = () => vi.advanceTimersByTimeAsync(0)

test('a share link opens a window of 550 by 400, and is followed where the browser opens none (vehicles §2, Share window)', () => {
  document.body.innerHTML = '<a data-tool="share" href="https://wa.me/?text=a">WhatsApp</a>'
  const open = vi.spyOn(window, 'open').mockReturnValueOnce(window)
  const isFollowed = () => find('a')?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(isFollowed()).toBe(false)
  expect(open).toHaveBeenCalledWith('https://wa.me/?text=a', 'share', 'width=550,height=400')
  open.mockReturnValueOnce(null)
  expect(isFollowed()).toBe(true)
})

test('the URL is copied and the notice is shown for 1.5 seconds (vehicles §2, Copy notice; locations §4, Favourites and notices)', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  document.body.innerHTML =
    '<button data-tool="copy" data-copy="https://a.test/cars/b" aria-controls="said">Copy</button><output id="said"></output>'
  find('button')?.click()
  await settled()
  expect(writeText).toHaveBeenCalledWith('https://a.test/cars/b')
  expect(find('#said')?.textContent).toBe('Copied')
  await vi.advanceTimersByTimeAsync(1_499)
  expect(find('#said')?.textContent).toBe('Copied')
  await vi.advanceTimersByTimeAsync(1)
  expect(find('#said')?.textContent).toBe('')
})

test('a browser that refuses to copy says where the address is', async () => {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new Error('no')) },
    configurable: true,
  })
  document.body.innerHTML = '<button data-tool="copy" aria-controls="said">Copy</button><output id="said"></output>'
  find('button')?.click()
  await settled()
  expect(find('#said')?.textContent).toContain('from the address bar')
})

const pdfLink = `<a data-tool="save-pdf" href="/api/cars/b.pdf" download="b.pdf" aria-controls="wrong" data-event="61" data-car="12">
  <span data-words>PDF</span></a><span id="wrong" role="alert"></span>`

test('while a PDF is fetched its button says Preparing..., and it is saved under its name (vehicles §2, Print PDF; locations §4, Favourites and notices)', async () => {
  document.body.innerHTML = pdfLink
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:b'
  const told: ShopperEvent[] = []
  document.addEventListener(shopperEvent, ({ detail }) => told.push(detail), { once: true })
  find('a')?.click()
  await vi.dynamicImportSettled()
  expect(find('[data-words]')?.textContent).toBe('Preparing...')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  resolve(new Response('pdf'))
  await vi.advanceTimersByTimeAsync(10)
  expect(saved).toEqual(['b.pdf'])
  expect(find('[data-words]')?.textContent).toBe('PDF')
  expect(told).toEqual([{ event: 61, vehicleId: 12 }])
})

test('a PDF that cannot be made says why, in an alert (vehicles §8, PDF failure; locations §8, Quiet failures)', async () => {
  document.body.innerHTML = pdfLink
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ detail: 'This vehicle is no longer listed.' }, { status: 404 })),
  )
  find('a')?.click()
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10)
  expect(find('[role=alert]')?.textContent).toBe('This vehicle is no longer listed.')
  expect(find('[data-words]')?.textContent).toBe('PDF')
  expect(find('a')?.ariaBusy).not.toBe('true')
})

test('a PDF that the network loses says so', async () => {
  document.body.innerHTML = pdfLink
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  find('a')?.click()
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10)
  expect(find('[role=alert]')?.textContent).toContain('try again')
})

const chatLink =
  '<a data-tool="chat" data-script="https://chat.test/w.js" data-token="7" href="/contact?car_id=12">Instant Message</a>'

test('the chat loads with the first press and never again; without its script the enquiry is opened (locations §2, Instant Message)', async () => {
  document.body.innerHTML = chatLink
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign })
  const lastScript = () => append.mock.lastCall?.[0]
  const isFollowed = () => find('a')?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(append).not.toHaveBeenCalled()
  expect(isFollowed()).toBe(false)
  await vi.dynamicImportSettled()
  await settled()
  const broken = lastScript()
  if (!(broken instanceof HTMLScriptElement)) throw new Error('No script is loaded.')
  expect([broken.src, broken.dataset['apiToken']]).toEqual(['https://chat.test/w.js', '7'])
  broken.dispatchEvent(new window.Event('error'))
  await settled()
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/contact\?car_id=12$/))
  isFollowed()
  await settled()
  const working = lastScript()
  if (!(working instanceof HTMLScriptElement)) throw new Error('No script is loaded.')
  const told = vi.fn<() => void>()
  document.addEventListener('forecourt:chat', told)
  working.dispatchEvent(new window.Event('load'))
  await settled()
  isFollowed()
  await settled()
  expect(append).toHaveBeenCalledTimes(2)
  expect(told).toHaveBeenCalledTimes(2)
})
