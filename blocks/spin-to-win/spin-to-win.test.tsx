import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleApi } from '../_kit/samples/sample-api.ts'
import { spinToWin } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'
import { wheelLabel } from './wheel-label.ts'
import { turnTo, wheelSlices } from './wheel-shape.ts'

const modules = { block: spinToWin, component, data }

test('what can be won is said in words, once each, beside the wheel (locations §2, Spin to win route)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readAttributes(page, 'svg', 'aria-hidden')).toEqual(['true'])
  expect(readTexts(page, 'li').filter((prize) => prize === 'Better luck next time')).toHaveLength(1)
  expect(readTexts(page, 'label:has([name="agrees"])')).toEqual(['I agree to the terms below.'])
})

test('while no draw runs there is nothing to fill in', async () => {
  const runtime = aRuntime({ api: sampleApi({ prizeDraw: { draw: null } }) })
  const page = parseHtml(await renderBlock(modules, typical, runtime))
  expect(page.body.textContent).toContain('There is no prize draw at the moment.')
  expect(page.querySelector('form')).toBeNull()
})

test('the part that came up stops under the mark at the top', () => {
  for (const count of [2, 6, 12])
    for (let part = 0; part < count; part += 1) {
      const middle = wheelSlices(count)[part]?.middle ?? 0
      expect((middle + turnTo({ part, count, turns: 5 })) % 360).toBeCloseTo(0)
    }
})

test.each([
  ['Better luck next time', 6],
  ['$500 off your next service', 8],
  ['A weekend in a car of your choice', 10],
  ['One free wash for each month of the year', 12],
])('“%s” stands whole on a wheel of %i parts', (label, count) => {
  const { lines, size } = wheelLabel(label, count)
  expect(lines.map(({ text }) => text).join(' ')).toBe(label)
  expect(size).toBeGreaterThanOrEqual(5)
})

test('a name without an end is cut, and said whole beside the wheel', () => {
  expect(wheelLabel('W'.repeat(60), 12).lines).toEqual([{ text: expect.stringMatching(/^W+…$/), across: 0 }])
})
