import { expect, test } from 'vitest'
import { pickPrize, type WheelPart } from './pick-prize.ts'

const parts: WheelPart[] = [
  { label: 'A set of tyres', weight: 1, most: 1 },
  { label: 'A car wash', weight: 3, most: null },
  { label: 'Never', weight: 0, most: null },
]
const picks = (drawn: [string, number][] = []) => {
  const counts = [0, 0, 0]
  const totals: number[] = []
  for (let at = 0; at < 4_000; at += 1) {
    const picked = pickPrize({
      parts,
      drawn: new Map(drawn),
      random: (below) => {
        totals.push(below)
        return at % below
      },
    })
    if (picked !== null) counts[picked] = (counts[picked] ?? 0) + 1
  }
  return counts
}

test('prizes come up by their weights, and one without weight never does', () => {
  expect(picks()).toEqual([1_000, 3_000, 0])
})

test('a prize that reached its limit is left out', () => {
  expect(picks([['A set of tyres', 1]])).toEqual([0, 4_000, 0])
})

test('nothing comes up where everything is used up', () => {
  expect(pickPrize({ parts: parts.slice(0, 1), drawn: new Map([['A set of tyres', 1]]), random: () => 0 })).toBeNull()
})
