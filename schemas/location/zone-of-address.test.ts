import { expect, test } from 'vitest'
import { zoneOfAddress } from './zone-of-address.ts'

test.each([
  [{ state: 'QLD', postcode: '4215' }, 'Australia/Brisbane'],
  [{ state: 'Queensland' }, 'Australia/Brisbane'],
  [{ state: 'n.s.w.' }, 'Australia/Sydney'],
  [{ postcode: '6000' }, 'Australia/Perth'],
  [{ postcode: '0800' }, 'Australia/Darwin'],
  [{ postcode: '2601' }, 'Australia/Sydney'],
  [{ state: 'NSW', postcode: '2880' }, 'Australia/Broken_Hill'],
  [{ state: 'WA', postcode: '6443' }, 'Australia/Eucla'],
  [{ state: 'NSW', postcode: '2898' }, 'Australia/Lord_Howe'],
  [{ state: 'TAS', postcode: '3000' }, 'Australia/Hobart'],
  [{ state: 'Somewhere', postcode: '30' }, null],
  [{}, null],
])('an Australian address of %o is on the clock of %s', (address, zone) => {
  expect(zoneOfAddress({ country: 'AU', ...address })).toBe(zone)
})

test.each([
  [{ postcode: '8016' }, 'Pacific/Chatham'],
  [{ state: 'Auckland', postcode: '6011' }, null],
])('a New Zealand address of %o is on the clock of %s', (address, zone) => {
  expect(zoneOfAddress({ country: 'NZ', ...address })).toBe(zone)
})
