import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleComments } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: vehicleComments, component }
const htmlOf = (dealercomments: string | null) =>
  renderBlock(modules, typical, aRuntime({ page: aPage({ vehicle: aVehicle({ dealercomments }) }) }))

test('without comments the specification’s words stand (vehicles §2, Dealer comments; locations §8, Missing phone and picture)', async () => {
  expect(await htmlOf(null)).toContain('Dealer comments are pending. Please check back here later.')
})

test('more than 400 characters are cut, with a toggle (vehicles §2, Dealer comments)', async () => {
  const folded = parseHtml(await htmlOf('One careful owner. '.repeat(30))).querySelector('details')
  expect(folded?.previousElementSibling?.textContent).toMatch(/…$/)
  expect(folded && readTexts(folded, 'summary span')).toEqual(['Show More', 'Show Less'])
})

test('400 characters stand whole', async () => {
  expect(await htmlOf('x'.repeat(400))).not.toContain('Show More')
})

test('a script in the feed is text, and none of it runs', async () => {
  expect(parseHtml(await htmlOf('Nice <script>alert(1)</script> car')).querySelector('script')).toBeNull()
})

test('a list of a feed is a list', async () => {
  const page = parseHtml(await htmlOf('It has:<ul><li>Tow bar</li><li>Roof racks</li></ul>'))
  expect(readTexts(page, 'ul > li')).toEqual(['Tow bar', 'Roof racks'])
})

test('the toggle is called Show More, not by the whole excerpt before it', async () => {
  const page = parseHtml(await htmlOf('One careful owner. '.repeat(30)))
  expect(readTexts(page, 'summary')).toEqual(['Show MoreShow Less'])
})
