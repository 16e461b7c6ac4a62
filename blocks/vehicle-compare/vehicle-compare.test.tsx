import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aSearchDocument } from '../_kit/samples/a-vehicle.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { RuntimeProvider } from '../_kit/runtime.tsx'
import { comparePath, idsOfAddress } from '../_ui/keep/compare-path.ts'
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
  expect(await renderBlock({ block: vehicleCompare, component }, typical)).not.toContain('<table')
})

test('what differs is said in words, not by colour alone', () => {
  const html = table(aSearchDocument(), aSearchDocument({ id: 13, km: 5 }))
  expect(html).toMatch(/Kilometres<span[^>]*> \(differs\)<\/span>/)
  expect(html).not.toMatch(/Fuel<span/)
})

test('a sold vehicle is marked', () => {
  expect(table(aSearchDocument(), aSearchDocument({ id: 13, status: 'sold' }))).toContain('JUST SOLD')
})

test('an address names at most four vehicles, each once, whatever else somebody wrote there', () => {
  expect(idsOfAddress('?ids=3,1,3,x,-2,0,9,7,8')).toEqual([3, 1, 9, 7])
  expect(idsOfAddress(comparePath([5, 6]).slice('/compare'.length))).toEqual([5, 6])
})
