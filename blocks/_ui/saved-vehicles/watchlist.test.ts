import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'

const browser = openBrowser()
afterAll(async () => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  // Anyone who observes the page hears of it before the page is gone.
  await turn()
  browser.close()
})
document.cookie = 'signed-in=1'

const answers: Record<string, () => Promise<Response>> = {}
const asked: string[] = []
vi.stubGlobal('fetch', (path: string) => {
  asked.push(path)
  return answers[path]?.() ?? Promise.reject(new Error('offline'))
})
const ok = (body: object) => () => Promise.resolve(Response.json(body))

const save = '/api/watchlist/save-car'
const remove = '/api/watchlist/remove-car'

/** Another page, on which nothing was looked up yet. */
async function load(saved: number[]) {
  vi.resetModules()
  asked.length = 0
  document.body.innerHTML = `
    <article data-vehicle="7" data-name="2021 Kia Cerato"><button data-watch="anybody" aria-pressed="false"></button></article>
    <span data-kept-says><span>2019 Mazda 3 is one of your favourites.</span></span>
    <div data-watch-says hidden><strong data-part="title"></strong><span data-part="words"></span><a href="/myservco">View List</a><button data-part="close"></button></div>`
  answers['/api/watchlist'] = ok({ car_ids: saved, phone_number: '+61412345678' })
  answers[save] = ok({ success: true })
  answers[remove] = ok({ success: true })
  const { toggleWatchlist } = await import('./watchlist.ts')
  const star = document.querySelector<HTMLElement>('[data-watch]')
  if (!star) throw new Error('The page has no star.')
  return { star, press: () => toggleWatchlist(star) }
}

const toast = () => document.querySelector<HTMLElement>('[data-watch-says]')

afterEach(() => vi.useRealTimers())

test('a vehicle is shown as saved before the server has answered (vehicles §4, Watchlist)', async () => {
  const { star, press } = await load([])
  let answer = (_response: Response): void => undefined
  answers[save] = () => new Promise((resolve) => (answer = resolve))
  const pressed = press()
  await expect.poll(() => asked).toContain(save)
  expect(star.getAttribute('aria-pressed')).toBe('true')
  answer(Response.json({ success: true }))
  await pressed
  expect(toast()?.textContent).toContain('Car Saved In Watchlist2021 Kia Cerato is now available in your watchlist')
  // The server knows where the personal area is.
  expect(toast()?.querySelector('a')?.getAttribute('href')).toMatch(/\/myservco#watchlist$/)
})

test('what the server did not do is taken back, and its words are an alert (vehicles §8, Watchlist failure)', async () => {
  const { star, press } = await load([7])
  answers[remove] = () => Promise.resolve(Response.json({ code: 'busy', detail: 'We are very busy.' }, { status: 503 }))
  await press()
  expect(star.getAttribute('aria-pressed')).toBe('true')
  expect([toast()?.getAttribute('role'), toast()?.querySelector('[data-part=words]')?.textContent]).toEqual([
    'alert',
    'We are very busy.',
  ])
})

test('what is saved is event 39; what is removed, or was not saved, is none (vehicles §7)', async () => {
  const { press } = await load([])
  const { hearEvents } = await import('../shopper-event.ts')
  const told: unknown[] = []
  hearEvents((event) => void told.push(event))
  await press()
  await press()
  answers[save] = () => Promise.reject(new Error('offline'))
  await press()
  expect(told).toEqual([{ event: 39, vehicleId: 7 }])
})

test('pressed twice in a hurry, a vehicle is saved once: the second press does not overtake the first', async () => {
  const { press } = await load([])
  await Promise.all([press(), press()])
  expect(asked.filter((path) => path !== '/api/watchlist')).toEqual([save])
})

test('anyone who is offline stays on the page and is told; the next press asks again', async () => {
  const { star, press } = await load([])
  delete answers['/api/watchlist']
  await press()
  expect(toast()?.getAttribute('role')).toBe('alert')
  expect(toast()?.textContent).toContain('We could not reach the server')
  answers['/api/watchlist'] = ok({ car_ids: [], phone_number: '+61412345678' })
  await press()
  expect(star.getAttribute('aria-pressed')).toBe('true')
})

test('toasts come one at a time: what was said of favourites is over, and the other way round (locations §2, Toasts and announcement bar; §4, Toasts)', async () => {
  const { press } = await load([])
  await press()
  expect(document.querySelector<HTMLElement>('[data-kept-says]')?.hidden).toBe(true)
  const { writeLocalList } = await import('./local-list.ts')
  writeLocalList('favourites', [])
  expect(toast()?.hidden).toBe(true)
})

test('a toast is gone after a while, but not from under the keyboard', async () => {
  const { press } = await load([])
  vi.useFakeTimers()
  await press()
  toast()?.querySelector('a')?.focus()
  vi.advanceTimersByTime(20_000)
  expect(toast()?.hidden).toBe(false)
  toast()?.querySelector('a')?.blur()
  vi.advanceTimersByTime(20_000)
  expect(toast()?.hidden).toBe(true)
})
