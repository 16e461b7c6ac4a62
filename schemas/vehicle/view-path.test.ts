import { expect, test } from 'vitest'
import { viewPath } from './view-path.ts'

const car = { slug: '2021-kia&co', images: [], updated_at: '2026-11-01T00:00:00.000+10:00', website_id: null }

test('a look at a vehicle says which state of it was shown (vehicles §7, View call)', () => {
  expect(viewPath({ ...car, website_id: 7 })).toBe(
    '/api/cars/2021-kia%26co/view.json?photos_count=0&updated_at=2026-11-01T00%3A00%3A00.000%2B10%3A00&website_id=7',
  )
})

test('photos are counted as the answer counts them: films are none', () => {
  const file = { image: { url: '/stock/a.webp', thumb: { url: '/stock/a.webp' } } }
  const images = [
    { ...file, isVideo: false },
    { ...file, isVideo: true },
  ]
  expect(viewPath({ ...car, images })).toContain('photos_count=1&')
})

test('a vehicle of no website names none', () => {
  expect(viewPath(car)).not.toContain('website_id')
})
