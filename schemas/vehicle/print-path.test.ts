import { expect, test } from 'vitest'
import { canPrintPdf, pdfName, pdfPath, printPath } from './print-path.ts'

test('a vehicle is printed from /print?car_id={slug} (vehicles §2, Print route)', () => {
  expect(printPath({ slug: '2021-kia-cerato' })).toBe('/print?car_id=2021-kia-cerato')
})

test('an odd slug stays one value of the address', () => {
  const url = new URL(printPath({ slug: 'a&b=c#d %?/é' }), 'https://a.test')
  expect(url.searchParams.get('car_id')).toBe('a&b=c#d %?/é')
  expect(pdfPath({ slug: 'a/b' })).toBe('/api/cars/a%2Fb.pdf')
})

test('a PDF is saved as {slug}.pdf (vehicles §7, Related ids and PDF)', () => {
  expect(pdfName({ slug: '2021-kia-cerato' })).toBe('2021-kia-cerato.pdf')
})

test('a car with distribution locations has no PDF button (vehicles §2, PDF of distribution locations)', () => {
  const locations = [
    { id: 1, distribution_locations: [] },
    { id: 2, distribution_locations: [3, 4] },
  ]
  expect(canPrintPdf({ location_id: 1 }, locations)).toBe(true)
  expect(canPrintPdf({ location_id: 2 }, locations)).toBe(false)
  expect(canPrintPdf({ location_id: null }, locations)).toBe(true)
})
