import { expect, test } from 'vitest'
import { findCurrentPromos } from './current-promos.ts'
import { promo } from './promo.ts'

const now = new Date('2026-11-21T00:00:00Z')
const aPromo = (id: number, changes: object = {}) => promo.parse({ id, name: `Promo ${id}`, ...changes })

test('returns the running promotions and the time of the next change', () => {
  const running = aPromo(1, { expiry: '2026-12-01T00:00:00Z' })
  const later = aPromo(2, { start: '2026-11-25T09:00:00+10:00' })
  expect(findCurrentPromos([running, later], now)).toEqual({
    promos: [running],
    nextChange: '2026-11-24T23:00:00.000Z',
  })
})

test('a promotion that is switched off changes nothing', () => {
  expect(findCurrentPromos([aPromo(1, { display: false, start: '2026-11-25T00:00:00Z' })], now)).toEqual({
    promos: [],
    nextChange: null,
  })
})
