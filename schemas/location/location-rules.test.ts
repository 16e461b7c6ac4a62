import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'
import { location } from './location.ts'
import { choosePhone, maskPhone } from './phone-choice.ts'
import { uniqueLocations } from './unique-locations.ts'

const phones = { override: '', new: '07 1111 1111', used: '07 2222 2222' }
const aLocation = (id: number, changes: object = {}) =>
  location.parse({
    id,
    name: `Branch ${id}`,
    slug: `branch-${id}`,
    address: { street: '1 High St' },
    phone: '07 3333 4444',
    ...changes,
  })

test('Sydney to Melbourne is about 714 km (vehicles §9, Earth radius; locations §9, Review and distance figures)', () => {
  expect(distanceKm({ lat: -33.8688, long: 151.2093 }, { lat: -37.8136, long: 144.9631 })).toBeCloseTo(713.4, 0)
})

test('an override is the number for every vehicle (vehicles §4, Phone selection)', () => {
  expect(choosePhone({ ...phones, override: '1300 000 000' }, { car_type: 'used', location_phone: null })).toBe(
    '1300 000 000',
  )
})

test('a demo falls back to the number for new cars (vehicles §4, Phone selection; locations §9, Lead and page figures)', () => {
  expect(choosePhone(phones, { car_type: 'demo', location_phone: null })).toBe('07 1111 1111')
})

test('without any other the location’s own phone is used (vehicles §4, Phone selection)', () => {
  expect(choosePhone({ override: '', new: '', used: '' }, { car_type: 'used', location_phone: '03 9000 0000' })).toBe(
    '03 9000 0000',
  )
})

test('no phone at all is null', () => {
  expect(choosePhone({ override: '', new: '', used: '' }, { car_type: 'used', location_phone: null })).toBeNull()
})

test('digits after the fifth character are masked (vehicles §9, Phone mask)', () => {
  expect(maskPhone('02 9999 1234')).toBe('02 99•• ••••')
})

test('two locations with the same phone digits and street are one (locations §5, Location duplicates)', () => {
  expect(uniqueLocations([aLocation(1), aLocation(2, { phone: '(07) 3333-4444' })]).map((place) => place.id)).toEqual([
    1,
  ])
})

test('the same phone in another street is another location', () => {
  expect(uniqueLocations([aLocation(1), aLocation(2, { address: { street: '9 Low St' } })])).toHaveLength(2)
})
