import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aSearchDocument } from '../_kit/samples/a-vehicle.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { RuntimeProvider } from '../_kit/runtime.tsx'
import { comparePath, idsOfAddress } from '../_ui/saved-vehicles/compare-path.ts'
import { vehicleCompare } from './block.ts'
import { CompareTable } from './compare-table.tsx'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const table = (...vehicles: ReturnType<typeof aSearchDocument>[]) =>
  renderToString(
    <RuntimeProvider value={aRuntime()}>
      <CompareTable vehicles={vehicles} onRemove={() => undefined} />
    </RuntimeProvider>,
  )

test('the page itself names no vehicle: which ones, only the browser knows', async () => {
  const page = parseHtml(await renderBlock({ block: vehicleCompare, component }, typical))
  expect(page.querySelectorAll('table, article, a')).toHaveLength(0)
})

test('what differs is said in words, not by colour alone', () => {
  const page = parseHtml(table(aSearchDocument(), aSearchDocument({ id: 13, km: 5 })))
  const rows = readTexts(page, 'th[scope="row"]')
  expect(rows).toContain('Kilometres (differs)')
  expect(rows).toContain('Fuel')
})

test('a sold vehicle is marked', () => {
  expect(table(aSearchDocument(), aSearchDocument({ id: 13, status: 'sold' }))).toContain('JUST SOLD')
})

test('repayments are compared with the comparison rate warning below them', () => {
  const vehicle = aSearchDocument({ weekly_price: 120_00, weekly_comparison_rate: 8.5 })
  const html = table(vehicle, aSearchDocument({ id: 13 }))
  expect(html).toContain('Weekly repayment')
  expect(html).toContain('This comparison rate is true only')
})

test('an address names at most four vehicles, each once, whatever else somebody wrote there', () => {
  expect(idsOfAddress('?ids=3,1,3,x,-2,0,9,7,8')).toEqual([3, 1, 9, 7])
  expect(idsOfAddress(comparePath([5, 6]).slice('/compare'.length))).toEqual([5, 6])
})
