import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collapseSoldRuns } from './collapse-sold-runs.ts'

const results = fc.array(fc.record({ id: fc.nat(), status: fc.constantFrom('in_stock', 'coming_soon', 'sold') }))

test('only the first of each run of sold cars is kept (vehicles §4, Sold runs)', () => {
  const statuses = ['sold', 'sold', 'in_stock', 'sold', 'sold', 'sold', 'in_stock'] as const
  const kept = collapseSoldRuns(statuses.map((status, id) => ({ id, status })))
  expect(kept.map((vehicle) => vehicle.id)).toEqual([0, 2, 3, 6])
})

test('all are kept where every result is sold (vehicles §4, Sold runs)', () => {
  expect(collapseSoldRuns([{ status: 'sold' }, { status: 'sold' }])).toHaveLength(2)
})

test('no unsold car is ever dropped and no two sold ones stay side by side', () => {
  fc.assert(
    fc.property(results, (list) => {
      fc.pre(list.some((vehicle) => vehicle.status !== 'sold'))
      const kept = collapseSoldRuns(list)
      expect(kept.filter((vehicle) => vehicle.status !== 'sold')).toEqual(
        list.filter((vehicle) => vehicle.status !== 'sold'),
      )
      expect(kept.some((vehicle, index) => vehicle.status === 'sold' && kept[index + 1]?.status === 'sold')).toBe(false)
    }),
  )
})

test('collapsing twice is collapsing once', () => {
  fc.assert(
    fc.property(results, (list) => {
      expect(collapseSoldRuns(collapseSoldRuns(list))).toEqual(collapseSoldRuns(list))
    }),
  )
})
