import { expect, test } from 'vitest'
import { currentPromosOf } from './current-promos.ts'
import { promo } from './promo.ts'

const now = new Date('2026-11-21T00:00:00Z')
const aPromo = (id: number, changes: object = {}) => promo.parse({ id, name: `Promo ${id}`, ...changes })

test('what runs now is told, and when that will next be something else', () => {
  const running = aPromo(1, { expiry: '2026-12-01T00:00:00Z' })
  const later = aPromo(2, { start: '2026-11-25T09:00:00+10:00' })
  expect(currentPromosOf([running, later], now)).toEqual({
    promos: [running],
    nextChange: '2026-11-24T23:00:00.000Z',
  })
})

test('a promotion that is switched off changes nothing', () => {
  expect(currentPromosOf([aPromo(1, { display: false, start: '2026-11-25T00:00:00Z' })], now)).toEqual({
    promos: [],
    nextChange: null,
  })
})
