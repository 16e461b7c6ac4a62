import { expect, test } from 'vitest'
import { passOnSettings } from './pass-on-settings.ts'

const section = {
  id: 's',
  blockType: 'section',
  settings: { anchor: 'sale', visibility: { audience: 'signed-in', from: null, viewport: 'all' } },
}
const hero = { id: 'a', blockType: 'hero', settings: { height: 'tall' } }

test('blocks keep the rules under which their section was shown', () =>
  expect(passOnSettings(section, [hero, { id: 'b', blockType: 'promo' }])).toEqual([
    { ...hero, settings: { height: 'tall', anchor: 'sale', visibility: { audience: 'signed-in' } } },
    { id: 'b', blockType: 'promo', settings: { visibility: { audience: 'signed-in' } } },
  ]))

test('a block with a rule of its own for other things keeps both', () => {
  const own = { ...hero, settings: { visibility: { audience: 'everyone', until: '2026-12-24' } } }
  expect(passOnSettings(section, [own])?.[0]?.['settings']).toMatchObject({
    visibility: { audience: 'signed-in', until: '2026-12-24' },
  })
})

test('a block that would be shown to more people than before is not taken out', () => {
  const own = { ...hero, settings: { visibility: { audience: 'signed-out' } } }
  expect(passOnSettings(section, [own])).toBeNull()
})

test('a section without rules leaves its blocks as they are', () =>
  expect(passOnSettings({ id: 's', blockType: 'section' }, [hero])).toEqual([hero]))
