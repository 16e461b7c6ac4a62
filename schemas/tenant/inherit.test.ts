import { expect, test } from 'vitest'
import { inheritSite } from './inherit.ts'

test('a value that a tenant leaves empty is its template’s (vehicles §1, Inheritance from a template)', () => {
  const site = inheritSite({ theme: { primary: '#112233' } }, { theme: { primary: null } })
  expect(site.theme.primary).toBe('#112233')
})

test('a tenant’s own value goes before its template’s', () => {
  const site = inheritSite({ config: { email: 'a@x.example' } }, { config: { email: 'b@x.example' } })
  expect(site.config.email).toBe('b@x.example')
})

test('a flag that a tenant switches off stays off though its template has it on (vehicles §6, Switches by tenant)', () => {
  expect(inheritSite({ flags: { reserve: true } }, { flags: { reserve: false } }).flags.reserve).toBe(false)
})

test('zero is a value, not an empty field', () => {
  const site = inheritSite({ config: { stock: { soldForDays: 7 } } }, { config: { stock: { soldForDays: 0 } } })
  expect(site.config.stock.soldForDays).toBe(0)
})

test('groups are merged field by field', () => {
  const site = inheritSite(
    { config: { phones: { new: '1', used: '2' } } },
    { config: { phones: { new: '3', used: '' } } },
  )
  expect(site.config.phones).toMatchObject({ new: '3', used: '2' })
})

test('an empty list inherits the template’s list', () => {
  const site = inheritSite({ config: { promos: { positions: [5, 10] } } }, { config: { promos: { positions: [] } } })
  expect(site.config.promos.positions).toEqual([5, 10])
})

test('where neither says anything the platform’s value holds', () => {
  expect(inheritSite(null, {}).config.cards.noPriceText).toBe('Enquire for price.')
})

test('a stored value out of bounds is refused', () => {
  expect(() => inheritSite(null, { theme: { primary: 'red' } })).toThrow(/colour/)
})
