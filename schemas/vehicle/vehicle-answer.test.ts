import { expect, test } from 'vitest'
import { answerVehicle } from './vehicle-answer.ts'
import { type Vehicle, vehicle } from './vehicle.ts'

test('path, whether there is a nvic and since when it is sold follow from a vehicle’s own fields (vehicles §3, Car fields)', () => {
  const at = '2026-11-01T00:00:10.000Z'
  const kia = { id: 1, slug: 'kia-rio', stocknum: 'A1', name: 'Kia Rio', make: 'Kia', model: 'Rio', car_type: 'used' }
  const stored = vehicle.parse({ ...kia, created_at: at, updated_at: at })
  const sold: Vehicle = { ...stored, status: 'sold', sold_at: at, nvic: 'ABC12' }
  expect(answerVehicle(sold)).toMatchObject({
    path: '/cars/kia-rio',
    has_nvic: true,
    sold: true,
    sold_date_timestamp: 1_793_491_210,
  })
  expect(answerVehicle(stored)).toMatchObject({ has_nvic: false, sold: false, sold_date_timestamp: null })
})
