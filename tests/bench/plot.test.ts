import { expect, test } from 'vitest'
import { plotOf } from './plot.ts'

const aPlot = () =>
  plotOf({
    title: 'A < B',
    x: 'size',
    y: 'rate',
    series: [
      {
        name: 'one',
        points: [
          { x: 10_000, y: 12_345 },
          { x: 100_000, y: 9_000 },
        ],
      },
      {
        name: 'other',
        points: [
          { x: 10_000, y: 11_000 },
          { x: 100_000, y: 8_900 },
        ],
      },
    ],
  })

test('every point of a plot bears its figure', () => {
  for (const figure of ['12,300', '9,000', '11,000', '8,900']) expect(aPlot()).toContain(`>${figure}<`)
})

test('what a plot is called is text, whatever it holds', () => {
  expect(aPlot()).toContain('<title>A &lt; B</title>')
})

test('the names of lines that end close to each other stand apart', () => {
  const places = [...aPlot().matchAll(/y="([\d.]+)" fill="#\w+" font-weight/g)].map(([, y]) => Number(y))
  expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeGreaterThanOrEqual(16)
})
