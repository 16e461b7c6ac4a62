import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'

const browser = openBrowser()
afterAll(() => browser.close())
const { storeDetails, readDetails } = await import('./stored-details.ts')
const { rememberSent, takeSent } = await import('./sent-form.ts')
const { createKey } = await import('./create-key.ts')

const key = 'forecourt:coastline-kia:details'
beforeEach(() => {
  document.documentElement.dataset['site'] = 'coastline-kia'
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'signed-in=; max-age=0'
})

test('what a shopper told is kept without what was left empty, and without what is not theirs (vehicles §3, Stored and related entries; locations §3, Stored locally; §5, Stored details)', () => {
  storeDetails({ name: 'Al', last_name: '', email: 'al@example.com', phone: '0412', message: 'Secret', opt_in: true })
  expect(readDetails()).toEqual({ name: 'Al', email: 'al@example.com', phone: '0412' })
})

test('nothing is kept unless name, email and phone are all there (locations §5, Stored details)', () => {
  storeDetails({ name: 'Al', email: 'al@example.com', phone: '' })
  expect(localStorage.getItem(key)).toBeNull()
})

test.each(['', '{', 'null', '[]', '"x"', '{"name":7,"email":null}'])('details that read “%s” are none', (stored) => {
  localStorage.setItem(key, stored)
  expect(readDetails()).toEqual({})
})

test('the page of thanks hears of a form once', () => {
  rememberSent({ event: 15, form: 'enquiry', vehicleId: 12, time: 'Mon 23 Nov, 9:00am' })
  expect(takeSent()).toEqual({ event: 15, form: 'enquiry', vehicleId: 12, time: 'Mon 23 Nov, 9:00am' })
  expect(takeSent()).toBeNull()
})

test('every opening of a form has a key of its own, as the platform wants it', () => {
  const keys = Array.from({ length: 200 }, createKey)
  expect(new Set(keys).size).toBe(200)
  for (const made of keys) expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
