import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Flags, flags } from '#schemas/tenant/flags.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aSearchDocument } from '../_kit/samples/a-vehicle.ts'
import { type CardVehicle, VehicleCard } from './vehicle-card.tsx'

const now = new Date('2026-11-21T00:00:00.000Z')

interface CardOptions {
  on?: Partial<Flags>
  cards?: object
  distance?: number
  buttons?: boolean
}

function card(vehicle: CardVehicle, { on = {}, cards = {}, distance, buttons = false }: CardOptions = {}): string {
  const site = aSite({ flags: flags.parse(on), config: siteConfig.parse({ cards }) })
  const found = distance === undefined ? vehicle : { ...vehicle, distance_km: distance }
  return renderToString(<VehicleCard vehicle={found} site={site} now={now} buttons={buttons} />)
}

const photos = [1, 2, 3, 4, 5].map((angle) => `/stock/a12-${angle}.webp`)

test('a vehicle in stock with more than three pictures shows thumbnails (vehicles §4, Thumbnails in stock)', () => {
  expect(card(aSearchDocument({ thumbs: photos }))).toContain('w_320,q_75,f_auto/stock/a12-2.webp"')
})

test.each(['coming_soon', 'sold'] as const)(
  'a vehicle that is %s shows no thumbnails (vehicles §4, Thumbnails in stock)',
  (status) => {
    expect(card(aSearchDocument({ status, thumbs: photos }))).not.toContain('a12-2.webp')
  },
)

test('the repayment a week has its comparison rate beside it, in the same words and size (locations §9)', () => {
  const html = card(aSearchDocument({ weekly_price: 112_00, weekly_comparison_rate: 9.7 }))
  const lines = [...parseHtml(html).querySelectorAll('p:not(:has(*))')].map(({ textContent }) => textContent)
  expect(lines).toContain('$112/wk* · 9.70% p.a. comparison rate')
})

test('a repayment without a comparison rate is never shown (vehicles §5)', () => {
  expect(card(aSearchDocument({ weekly_price: 112_00, weekly_comparison_rate: null }))).not.toContain('/wk')
})

test('the loan of a repayment stands on its card, and without it there is no repayment', () => {
  const weekly_example =
    'Example: a loan of $21,000 (price $23,000, deposit $2,000) over 5 years at 8.49% p.a., paid weekly.'
  expect(parseHtml(card(aSearchDocument({ weekly_example }))).body.textContent).toContain(weekly_example)
  expect(card(aSearchDocument({ weekly_example: null }))).not.toContain('/wk')
})

const warned = (country: 'AU' | 'NZ') => {
  const site = aSite({ country, config: siteConfig.parse({ finance: { requiredText: 'Credit licence 556 677.' } }) })
  const weekly_example = 'Example: a loan of $18,450 over 4 years at 9.15% p.a., paid weekly.'
  const vehicle = aSearchDocument({ weekly_price: 109_00, weekly_comparison_rate: 10.25, weekly_example })
  const html = renderToString(<VehicleCard vehicle={vehicle} site={site} now={now} />)
  return [...parseHtml(html).querySelectorAll('p:not(:has(*))')].map(({ textContent }) => textContent)
}

test('the figures of a repayment stand on its card with the warning, once and whole (reg 100)', () => {
  expect(warned('AU')).toContain(
    '* Example: a loan of $18,450 over 4 years at 9.15% p.a., paid weekly. Credit licence 556 677. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  )
})

test('a card from New Zealand has the words of its credit act instead (CCCFA)', () => {
  const words = warned('NZ').find((line) => line.startsWith('* Example'))
  expect(words).toContain('Credit licence 556 677. ')
  expect(words).toContain('Credit Contracts and Consumer Finance Act 2003')
  expect(words).not.toContain('WARNING')
})

test('a card without a repayment has no warning', () => {
  expect(card(aSearchDocument({ weekly_price: null }))).not.toContain('WARNING')
})

test('a card says how far away the vehicle is, where that was asked', () => {
  expect(card(aSearchDocument(), { distance: 12.4 })).toContain('Southport, QLD · 12 km away')
})

test('the registration is on cards of sites that want it (vehicles §4)', () => {
  const vehicle = aSearchDocument({ rego_expiry: '2027-03-06' })
  expect(card(vehicle, { on: { regoExpiry: true } })).toContain('Expires on 6 Mar 2027')
  expect(card(vehicle)).not.toContain('Expires on')
})

test('the certified-used badge of one make is its picture (vehicles §4, Listing tag precedence)', () => {
  const badge = { id: 3, url: '/media/kia-certified.png', alt: '', width: 320, height: 96 }
  const html = card(aSearchDocument({ certified: true }), { cards: { certifiedMake: 'Kia', certifiedBadge: badge } })
  expect(readAttributes(parseHtml(html), 'img[src$="kia-certified.png"]', 'alt')).toEqual(['Kia Certified'])
})

test('a badge without a picture says its words', () => {
  expect(card(aSearchDocument({ certified: true }), { cards: { certifiedMake: 'Kia' } })).toContain('Kia Certified')
})

test('a sold vehicle has no saving, no repayment and nothing to keep it by', () => {
  const html = card(aSearchDocument({ status: 'sold', price: 20_000_00, weekly_comparison_rate: 9.7 }))
  expect(html).toContain('JUST SOLD')
  expect(html).not.toMatch(/below market|\/wk|data-keep/)
})

test('each button of a search result says which vehicle it is about', () => {
  const labels = readAttributes(parseHtml(card(aSearchDocument(), { buttons: true })), 'a', 'aria-label')
  expect(labels).toContain('Book a Test Drive: 2021 Kia Cerato')
})

test.each(['standard', 'compact', 'wide'])('the %s layout shows the same facts', (layout) => {
  const html = card(aSearchDocument(), { cards: { layout }, buttons: true })
  for (const words of ['2021 Kia Cerato', '42,350 km', '$24,990', '$26,990', 'View Details', 'Southport, QLD'])
    expect(html).toContain(words)
})

test('a caravan, which has neither kilometres nor a transmission, says what kind it is', () => {
  const caravan = { km: null, simple_transmission: null, simple_fuel: null, engine_size: null, body: 'Pop Top Caravan' }
  const html = card(aSearchDocument({ ...caravan, item_type: 'caravan', badge: '14CT' }))
  expect(readTexts(parseHtml(html), 'li')).toContain('Pop Top Caravan')
})

test('a card follows the switches of its vehicle’s dealership (locations §6, Switches by dealership)', () => {
  const site = aSite({ flags: flags.parse({ reserve: true }), dealershipFlags: { noosa: { reserve: false } } })
  const links = (dealership_slug: string) => {
    const vehicle = aSearchDocument({ dealership_slug })
    const page = parseHtml(renderToString(<VehicleCard vehicle={vehicle} site={site} now={now} buttons />))
    return readTexts(page, 'a').includes('Reserve this Car')
  }
  expect([links('noosa'), links('maroochydore')]).toEqual([false, true])
})
