import { expect, test } from 'vitest'
import { findState } from './state-of-version.ts'

const standing = { hasDrafts: true, newest: 3, live: 2 }
const aVersion = (id: number, status: string, isAutosave = false) => ({
  id,
  updatedAt: '2026-11-25T07:00:00.000Z',
  isAutosave,
  content: { _status: status },
})

test.each([
  ['On the site now', aVersion(2, 'published')],
  ['Current draft', aVersion(3, 'draft')],
  ['Current draft, autosaved', aVersion(3, 'draft', true)],
  ['Published earlier', aVersion(1, 'published')],
  ['Draft, autosaved', aVersion(1, 'draft', true)],
  ['Draft', aVersion(1, 'draft')],
])('%s', (label, version) => expect(findState(version, standing).label).toBe(label))

test('of a page that was taken off the site, no version is on the site', () =>
  expect(findState(aVersion(2, 'published'), { ...standing, live: null }).label).toBe('Published earlier'))

test('a vehicle has no drafts: its newest version is the current one', () => {
  const plain = { hasDrafts: false, newest: 3, live: null }
  expect([3, 2].map((id) => findState(aVersion(id, ''), plain).label)).toEqual(['Current', 'Earlier'])
})
