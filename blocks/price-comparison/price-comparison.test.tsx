import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { priceComparison } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: priceComparison, component, data }
const site = aSite()
const withoutPlugins = { ...site, config: { ...site.config, plugins: [] } }
const htmlOf = (changes: Partial<typeof sampleAnswers.autogauge> = {}, more: Parameters<typeof aRuntime>[0] = {}) =>
  renderBlock(
    modules,
    typical,
    aRuntime({
      api: sampleApi({ autogauge: sampleAnswers.autogauge && { ...sampleAnswers.autogauge, ...changes } }),
      ...more,
    }),
  )

test('the gauge stands with its label, the market’s range and how it was found, without a script (vehicles §2, Price comparison card)', async () => {
  const page = parseHtml(await htmlOf())
  expect(readTexts(page, '[data-level] span[aria-hidden]')).toEqual(['$24,990'])
  expect(page.body.textContent).toContain('Great Deal')
  expect(readTexts(page, 'p')).toEqual([
    'Market range',
    '$23,400 to $29,100',
    expect.stringContaining('Compared with 16 used Kia Cerato'),
  ])
})

test.each([
  [0.2, 'low', 'Good Deal'],
  [0.45, 'medium', 'Good Deal'],
  [0.62, 'high', 'Good Deal'],
  [0.9, 'high', 'Great Deal'],
])('a fill of %d is drawn as %s and called %s (vehicles §9, Gauge levels)', async (fill, level, label) => {
  const page = parseHtml(await htmlOf({ fill }))
  expect(readAttributes(page, '[data-level]', 'data-level')).toEqual([level])
  expect(page.body.textContent).toContain(label)
})

test.each([[{ confidence: 0.2 }], [{ fill: null }], [{ market_range_max: 20_000_00 }]])(
  'with %j the card is hidden whole (vehicles §5, Auto-gauge card)',
  async (changes) => {
    expect(await htmlOf(changes)).toBe('')
  },
)

test('without a market value the card is hidden (vehicles §4, Comparison states)', async () => {
  expect(await htmlOf({}, { api: sampleApi({ autogauge: null }) })).toBe('')
})

test('while the comparison is on its way there is a skeleton (vehicles §4, Comparison states)', async () => {
  const html = await renderBlock({ block: priceComparison, component }, typical, aRuntime())
  expect(html).toContain('Comparing this price with the market…')
})

test.each([
  ['sold', { status: 'sold' }],
  ['without a price', { price: null }],
] as const)('a vehicle that is %s is compared with nothing', async (_, changes) => {
  expect(await htmlOf({}, { page: aPage({ vehicle: aVehicle(changes) }) })).toBe('')
})

test('a site without the plugin has no gauge (locations §3, Website session)', async () => {
  expect(await htmlOf({}, { site: withoutPlugins })).toBe('')
})

test('a price far under the average earns the badge (vehicles §3, Market value fields)', async () => {
  const vehicle = aVehicle({ autograb_data: { average_market_price: 25_990_00 } })
  expect(await htmlOf({}, { page: aPage({ vehicle }) })).toContain('$1,000 below market')
})
