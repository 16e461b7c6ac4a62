import { expect, test } from 'vitest'
import { flags } from '#schemas/tenant/flags.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { checkout } from './block.ts'
import { checkoutSchema } from './checkout-schema.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: checkout, component }
const on = (given: object, vehicle: object = {}) =>
  aRuntime({ site: aSite({ flags: flags.parse(given) }), page: aPage({ vehicle: aVehicle(vehicle) }) })

test('a vehicle is reserved for the site’s amount, $200 by default (vehicles §9, Reserve and trade-in amounts; locations §9, Lead and page figures)', async () => {
  const page = parseHtml(await renderBlock(modules, typical, on({ reserve: true })))
  expect(readTexts(page, 'button[type="submit"]')).toEqual(['Reserve Car Now for $200'])
  const due = [...page.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Due now')
  expect(due?.nextElementSibling?.textContent).toBe('$200')
})

test('without script the form is posted, and the browser validates required fields', async () => {
  const page = parseHtml(await renderBlock(modules, typical, on({ reserve: true })))
  expect(page.querySelectorAll('form[action="/reserve"]')).toHaveLength(1)
  expect(page.querySelectorAll('input[name="email"][type="email"][required]')).toHaveLength(1)
  expect(readAttributes(page, 'input[name="postcode"]', 'pattern')).toEqual(['[0-9]{4}'])
})

test('where the site only takes reservations, a page for buying reserves (locations §6)', async () => {
  expect(await renderBlock(modules, { purpose: 'purchase' }, on({ reserve: true }))).toContain('Reserve this car')
  expect(await renderBlock(modules, { purpose: 'purchase' }, on({ checkout: true }))).toContain('Buy this car online')
})

test.each([{ reserved: true }, { price: null }])('a vehicle with %j has no form (vehicles §4)', async (changes) => {
  const page = parseHtml(await renderBlock(modules, typical, on({ reserve: true }, changes)))
  expect(page.querySelector('form')).toBeNull()
  expect(readTexts(page, '[role="status"] strong')).toEqual(['This car cannot be reserved online'])
})

test('a sold vehicle’s page links to similar ones (vehicles §4)', async () => {
  expect(await renderBlock(modules, typical, on({ reserve: true }, { status: 'sold' }))).toContain(
    'Find Me Something Similar',
  )
})

test('terms have to be agreed to where there are some (vehicles §5)', () => {
  const alex = { name: 'A', last_name: 'N', phone: '0412345678', email: 'a@example.com', postcode: '4215' }
  const said = (terms: string) =>
    checkoutSchema(terms)
      .safeParse({ ...alex, opt_in: false, terms: false })
      .error?.issues.map(({ message }) => message)
  expect(said('I agree.')).toEqual(['You must agree to the terms of use before submitting the form.'])
  expect(said(' ')).toBeUndefined()
})
