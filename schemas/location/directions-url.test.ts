import { expect, test } from 'vitest'
import { directionsUrl } from './directions-url.ts'
import { location } from './location.ts'

const aPlace = (address: Record<string, unknown>) =>
  location.parse({ id: 1, name: 'Coastline & Sons', slug: 'coastline', address })

test('directions lead to the place that the map service knows', () => {
  const place_url = 'https://maps.example/?cid=7'
  expect(directionsUrl(aPlace({ place_url }))).toBe(place_url)
})

test('directions lead to the address where it knows none', () => {
  const url = new URL(
    directionsUrl(aPlace({ street: '1 High St', city: 'Noosaville', state: 'QLD', postcode: '4566' })),
  )
  expect(url.searchParams.get('destination')).toBe('Coastline & Sons, 1 High St, Noosaville, QLD, 4566')
})

test('an address that is none is not followed', () => {
  expect(directionsUrl(aPlace({ place_url: 'javascript:alert(1)', city: 'Noosaville' }))).toMatch(/^https:\/\/www\./)
})
