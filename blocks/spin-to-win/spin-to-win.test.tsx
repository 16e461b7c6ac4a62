import { expect, test } from 'vitest'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleApi } from '../_kit/samples/sample-api.ts'
import { spinToWin } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'
import { wheelLabel } from './wheel-label.ts'
import { turnTo, wheelSlices } from './wheel-shape.ts'

const modules = { block: spinToWin, component, data }

test('what can be won is said in words, once each, beside the wheel (locations §2, /spin-to-win)', async () => {
  const html = await renderBlock(modules, typical)
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/)
  expect(html.match(/<li[^>]*>Better luck next time/g)).toHaveLength(1)
  expect(html).toContain('I agree to the terms below.')
})

test('while no draw runs there is nothing to fill in', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ api: sampleApi({ prizeDraw: { draw: null } }) }))
  expect(html).toContain('There is nothing to win at this moment.')
  expect(html).not.toContain('<form')
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
