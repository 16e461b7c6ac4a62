import { expect, test } from 'vitest'
import { flags } from '#schemas/tenant/flags.ts'
import type { Visibility } from './settings.ts'
import { isVisible, nextChange, type Viewer } from './visibility.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const earlier = '2026-11-21T09:59:59.000Z'
const later = '2026-11-21T10:00:01.000Z'
const always: Visibility = { flag: null, audience: 'everyone', from: null, until: null, viewport: 'all' }
const seen = (changes: Partial<Visibility>, viewer: Partial<Viewer> = {}) =>
  isVisible({ ...always, ...changes }, { flags: flags.parse({}), now, audience: 'signed-out', ...viewer })

test('a block without conditions is shown', () => {
  expect(seen({})).toBe(true)
})

test('a block that waits for a feature is shown while the site has it', () => {
  expect(seen({ flag: 'reserve' })).toBe(false)
  expect(seen({ flag: 'reserve' }, { flags: flags.parse({ reserve: true }) })).toBe(true)
})

test('a block is shown from its first moment and no longer at its last', () => {
  expect([seen({ from: later }), seen({ from: earlier }), seen({ from: now.toISOString() })]).toEqual([
    false,
    true,
    true,
  ])
  expect([seen({ until: earlier }), seen({ until: later }), seen({ until: now.toISOString() })]).toEqual([
    false,
    true,
    false,
  ])
})

test('a page’s HTML holds what signed-out shoppers see', () => {
  expect([seen({ audience: 'signed-in' }), seen({ audience: 'signed-out' })]).toEqual([false, true])
})

test('a signed-in shopper sees the blocks for signed-in shoppers', () => {
  expect(seen({ audience: 'signed-in' }, { audience: 'signed-in' })).toBe(true)
  expect(seen({ audience: 'signed-out' }, { audience: 'signed-in' })).toBe(false)
})

test('the next change is the nearest date ahead', () => {
  expect(nextChange([earlier, later, null], now)).toEqual(new Date(later))
  expect(nextChange([earlier, null], now)).toBeNull()
})
