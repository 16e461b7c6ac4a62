import { expect, test } from 'vitest'
import { findPremises, groupDepartments } from './departments.ts'
import { location } from './location.ts'
import { uniqueLocations } from './unique-locations.ts'

const aLocation = (id: number, changes: Record<string, unknown> = {}) =>
  location.parse({
    id,
    name: `Branch ${id}`,
    slug: `branch-${id}`,
    dealership_id: 1,
    address: { street: '1 High St', city: 'Noosaville', postcode: '4566' },
    phone: '07 3333 4444',
    ...changes,
  })

const idsOf = (groups: ReturnType<typeof groupDepartments>) => groups.map((group) => group.map(({ id }) => id))

test('sales and service under one phone and street are both kept (locations §5, Location duplicates)', () => {
  const both = [aLocation(1), aLocation(2, { location_type: 'service' })]
  expect(uniqueLocations(both).map(({ id }) => id)).toEqual([1, 2])
})

test('departments at one address are one place, sales first (locations §2, Location detail)', () => {
  const parts = aLocation(1, { location_type: 'parts', phone: '07 1111 1111' })
  const sales = aLocation(2, { address: { street: '1 High St.', city: 'NOOSAVILLE', postcode: '4566' } })
  expect(idsOf(groupDepartments([parts, sales, aLocation(3, { location_type: 'service' })]))).toEqual([[2, 3, 1]])
})

test('two showrooms at one address are two places', () => {
  expect(idsOf(groupDepartments([aLocation(1), aLocation(2, { phone: '07 2222 2222' })]))).toEqual([[1], [2]])
})

test('a workshop of another dealership next to it is another place', () => {
  const other = aLocation(2, { location_type: 'service', dealership_id: 2 })
  expect(idsOf(groupDepartments([aLocation(1), other]))).toEqual([[1], [2]])
})

test('the map service’s id of a place stands for its address (locations §5, Location duplicates)', () => {
  const address = { street: 'Corner of High and Low St', place_id: 'ChIJ1' }
  const sales = aLocation(1, { address })
  const service = aLocation(2, { location_type: 'service', address: { street: '1 High St', place_id: 'ChIJ1' } })
  expect(idsOf(groupDepartments([sales, service]))).toEqual([[1, 2]])
})

test('locations without an address are not at the same one', () => {
  const nowhere = { street: '', city: 'Noosaville' }
  const both = [aLocation(1, { address: nowhere }), aLocation(2, { location_type: 'service', address: nowhere })]
  expect(groupDepartments(both)).toHaveLength(2)
})

test('the place of a department has the others too', () => {
  const all = [
    aLocation(1),
    aLocation(2, { location_type: 'service' }),
    aLocation(3, { address: { street: '9 Low St' } }),
  ]
  const [, service] = all
  expect(service && findPremises(service, all).map(({ id }) => id)).toEqual([1, 2])
})
