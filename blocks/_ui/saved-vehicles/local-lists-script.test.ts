import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'

const browser = openBrowser()
afterAll(async () => {
  document.body.replaceChildren()
  // Anyone who observes the page hears of it before the page is gone.
  await turn()
  browser.close()
})
const { startLocalLists } = await import('./local-lists-script.ts')
const { writeLocalList } = await import('./local-list.ts')
const { shopperEvent } = await import('../shopper-event.ts')

const aFavourite = (id: number) => ({ id, name: '', slug: '', make: '', model: '', primary_image_url: '' })
const heart = () => document.querySelector<HTMLElement>('header a')

/** Once, as a page does: on one without a heart, which has nothing to say. */
startLocalLists()

beforeEach(() => {
  document.body.innerHTML = '<header><a href="/favourites" data-favourites="" aria-label="Favourites"></a></header>'
  writeLocalList('favourites', [])
})

test('the header says how many favourites were kept, and follows them', () => {
  writeLocalList('favourites', [aFavourite(1), aFavourite(2)])
  expect(heart()?.getAttribute('aria-label')).toBe('Favourites, 2')
  expect(heart()?.dataset['favourites']).toBe('2')
  writeLocalList('favourites', [])
  expect(heart()?.getAttribute('aria-label')).toBe('Favourites')
  expect(heart()?.dataset['favourites']).toBe('')
})

test('a page without the heart has nothing to say', () => {
  document.body.innerHTML = ''
  expect(() => writeLocalList('favourites', [aFavourite(1)])).not.toThrow()
})

test('what becomes a favourite is event 39; what no longer is one is none (vehicles §7, Event ids)', () => {
  document.body.innerHTML =
    '<article data-vehicle="7" data-name="Kia"><button data-keep="favourite" aria-pressed="false"></button></article>'
  const told: unknown[] = []
  document.addEventListener(shopperEvent, ({ detail }) => void told.push(detail))
  document.querySelector('button')?.click()
  document.querySelector('button')?.click()
  expect(told).toEqual([{ event: 39, vehicleId: 7 }])
})

test('where no page lists favourites, a press is confirmed all the same', () => {
  document.body.innerHTML = `
    <article data-vehicle="7" data-name="2021 Kia Cerato"><button data-keep="favourite" aria-pressed="false"></button></article>
    <output><span data-kept-says hidden><span></span></span></output>`
  document.querySelector('button')?.click()
  const said = document.querySelector<HTMLElement>('[data-kept-says]')
  expect(said?.hidden).toBe(false)
  expect(said?.textContent).toBe('2021 Kia Cerato is one of your favourites.')
})
