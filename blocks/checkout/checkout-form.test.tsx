import { afterAll, afterEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { problem } from '#schemas/problem.ts'
import { flags } from '#schemas/tenant/flags.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'

const browser = openBrowser()
const { aSite } = await import('../_kit/samples/a-site.ts')
const { fillInBlock } = await import('../_kit/samples/fill-in-block.tsx')
const { checkout } = await import('./block.ts')
const { default: component } = await import('./component.tsx')
const { typical } = await import('./fixtures.ts')

let close = async () => {}
afterEach(() => close())
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterAll(() => browser.close())

const alex = { name: 'Alex', last_name: 'Nguyen', postcode: '4215', phone: '0412 345 678', email: 'alex@example.com' }

async function open(terms = '', refused: Record<string, unknown> = {}) {
  const { forms } = siteConfig.parse({})
  const site = aSite({
    flags: flags.parse({ reserve: true }),
    config: siteConfig.parse({ forms: { ...forms, terms } }),
  })
  const form = await fillInBlock({
    modules: { block: checkout, component },
    props: typical,
    runtime: { site },
    refused,
  })
  close = form.close
  return form
}

test('a buyer is sent on to the payment, on a site without terms too', async () => {
  const form = await open()
  await form.type(alex)
  await form.submit()
  expect(form.errors()).toEqual([])
  expect(form.inputs('reservations')).toEqual([expect.objectContaining({ ...alex, terms: false, leave_empty: '' })])
})

test('terms have to be agreed to before anything is sent', async () => {
  const form = await open('I agree.')
  await form.type(alex)
  await form.submit()
  expect([form.errors(), form.inputs('reservations')]).toEqual([
    ['You must agree to the terms of use before submitting the form.'],
    [],
  ])
  await form.press(form.control('terms'))
  await form.submit()
  expect(form.inputs('reservations')).toEqual([expect.objectContaining({ terms: true })])
})

test('a second try in the same tab has the key of the first, until the reservation has ended', async () => {
  const refused: Record<string, unknown> = { reservations: new ApiFailure(problem('busy')) }
  const form = await open('', refused)
  await form.type(alex)
  await form.submit()
  refused['reservations'] = new ApiFailure(problem('reservation-ended'))
  await form.submit()
  const keys = form.inputs('reservations').map((input) => ('key' in input ? input.key : null))
  expect([keys.length, keys[1] === keys[0], keys[2] === keys[0]]).toEqual([3, true, false])
})
