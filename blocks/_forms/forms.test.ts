import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import type { Api } from '#schemas/api/endpoints.ts'

const browser = openBrowser()
afterAll(() => browser.close())
const { keepDetails, readDetails } = await import('./stored-details.ts')
const { rememberSent, takeSent } = await import('./sent-form.ts')
const { newKey } = await import('./new-key.ts')
const { fillFields } = await import('./fill-fields.ts')

const key = 'forecourt:coastline-kia:details'
beforeEach(() => {
  document.documentElement.dataset['site'] = 'coastline-kia'
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'signed-in=; max-age=0'
})

test('what a shopper told is kept without what was left empty, and without what is not theirs (vehicles §3)', () => {
  keepDetails({ name: 'Al', last_name: '', email: 'al@example.com', phone: '0412', message: 'Secret', opt_in: true })
  expect(readDetails()).toEqual({ name: 'Al', email: 'al@example.com', phone: '0412' })
})

test('nothing is kept unless name, email and phone are all there (locations §5)', () => {
  keepDetails({ name: 'Al', email: 'al@example.com', phone: '' })
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
  const keys = Array.from({ length: 200 }, newKey)
  expect(new Set(keys).size).toBe(200)
  for (const made of keys) expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

const account = { id: 1, name: 'Sam', last_name: 'Lee', phone: '+61412345678', email: null, postcode: '' }
const apiOf = (shopper: typeof account | null): Api => ({ call: async () => ({ shopper }) as never })

/** What stands in a form's fields once it was filled in; `typed` was typed before. */
async function filledBy(api: Api, typed = '') {
  document.documentElement.lang = 'en-AU'
  document.body.innerHTML = `<form><input name="name" value="${typed}"><input name="last_name"><input name="phone"><input name="email"></form>`
  const form = document.querySelector('form')
  await fillFields(api, form)
  return [...(form?.querySelectorAll('input') ?? [])].map(({ value }) => value)
}

test('a form begins with the details of anyone who is signed in, and with what was told before for the rest', async () => {
  keepDetails({ name: 'Al', last_name: 'Old', email: 'al@example.com', phone: '0400 000 000' })
  document.cookie = 'signed-in=1'
  expect(await filledBy(apiOf(account))).toEqual(['Sam', 'Lee', '0412 345 678', 'al@example.com'])
})

test('what was typed before the details came stays', async () => {
  document.cookie = 'signed-in=1'
  expect(await filledBy(apiOf(account), 'Kim')).toEqual(['Kim', 'Lee', '0412 345 678', ''])
})

test('anyone who is not signed in is asked about by nobody, and a session that has ended changes nothing', async () => {
  keepDetails({ name: 'Al', email: 'al@example.com', phone: '0400 000 000' })
  const silent: Api = { call: () => Promise.reject(new Error('Nothing is asked.')) }
  const told = ['Al', '', '0400 000 000', 'al@example.com']
  expect(await filledBy(silent)).toEqual(told)
  document.cookie = 'signed-in=1'
  expect(await filledBy(silent)).toEqual(told)
  expect(await filledBy(apiOf(null))).toEqual(told)
})
