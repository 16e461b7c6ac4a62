import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { leadViews } from './lead-views.ts'
import { listSearch, showsSearch } from './list-search.ts'

const views = (now: string) =>
  leadViews({ user: 7, now: new Date(now) }).map(({ label, where }) => ({ label, search: listSearch(where) }))
const early = views('2026-11-22T00:00:00Z')

test('a filter is in the address as the list’s own filters write it', () =>
  expect([...(early.find(({ label }) => label === 'Mine')?.search ?? [])]).toEqual([
    ['where[or][0][and][0][assigned_to][equals]', '7'],
    ['where[or][0][and][1][status][in][0]', 'new'],
    ['where[or][0][and][1][status][in][1]', 'contacted'],
  ]))

test.each(early)('“$label” is known again by its address, and no other is', ({ label, search }) => {
  const shown = { ...Object.fromEntries(search), limit: '10' }
  const known = views('2026-11-22T01:00:00Z').filter((view) => showsSearch(shown, view.search))
  expect(known.map((view) => view.label)).toEqual([label])
})

test('a filter of one site is the view of all sites', () => {
  const overdue = early.find(({ label }) => label === 'Overdue')
  const where: Where = {
    and: [{ tenant: { equals: 3 } }, { status: { equals: 'new' } }, { due_at: { less_than: 'now' } }],
  }
  expect(overdue && showsSearch(Object.fromEntries(listSearch(where)), overdue.search)).toBe(true)
})
