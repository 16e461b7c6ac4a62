import { expect, test } from 'vitest'
import { customRank } from './custom-rank.ts'

const facts = { status: 'in_stock', hasPhotos: true, hasPrice: true, createdAt: new Date('2026-03-01') } as const

test('a vehicle in stock ranks above one that is coming, and that above a sold one', () => {
  const ranks = (['in_stock', 'coming_soon', 'sold'] as const).map((status) => customRank({ ...facts, status }))
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
})

test('a vehicle without photographs ranks below an older one with them', () => {
  const pictured = customRank({ ...facts, createdAt: new Date('2019-01-01') })
  expect(customRank({ ...facts, hasPhotos: false })).toBeLessThan(pictured)
})

test('among equals the newest in stock comes first', () => {
  expect(customRank({ ...facts, createdAt: new Date('2026-03-02') })).toBeGreaterThan(customRank(facts))
})

test('a sold vehicle with everything ranks below one in stock with nothing', () => {
  const bare = customRank({ ...facts, hasPhotos: false, hasPrice: false, createdAt: new Date(0) })
  expect(customRank({ ...facts, status: 'sold' })).toBeLessThan(bare)
})
