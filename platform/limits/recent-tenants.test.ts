import { expect, test } from 'vitest'
import { RecentTenants } from './recent-tenants.ts'

test('a tenant is alone until another one is asked for, and again ten seconds later', () => {
  const recent = new RecentTenants()
  recent.note(1, 0)
  recent.note(1, 1_000)
  expect([recent.hasOther(1, 1_000), recent.hasOther(2, 1_000)]).toEqual([false, true])
  recent.note(2, 2_000)
  recent.note(1, 3_000)
  recent.note(1, 4_000)
  expect([recent.hasOther(1, 11_999), recent.hasOther(1, 12_000)]).toEqual([true, false])
})
