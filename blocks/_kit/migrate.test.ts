import { expect, test } from 'vitest'
import { columns, hero, sampleCatalogue } from './samples/a-catalogue.ts'
import { migrateNode } from './migrate.ts'

const { checkLayout, migrateLayout } = sampleCatalogue
const old = {
  id: 'h',
  blockType: 'hero',
  blockName: 'Opening',
  blockVersion: 1,
  title: 'Hello',
  settings: { anchor: 'top' },
}

test('a block of the first version goes through every migration in turn', () => {
  expect(migrateNode(hero, old)).toEqual({
    id: 'h',
    blockType: 'hero',
    blockName: 'Opening',
    blockVersion: 3,
    heading: 'Hello',
    hasAction: false,
    settings: { anchor: 'top' },
  })
})

test('a block stored before there were versions is of the first', () => {
  const { blockVersion: _, ...unversioned } = old
  expect(migrateNode(hero, unversioned)).toMatchObject({ blockVersion: 3, heading: 'Hello' })
})

test('migrating is idempotent and does not modify its input', () => {
  const before = structuredClone(old)
  const once = migrateNode(hero, old)
  expect(migrateNode(hero, once)).toBe(once)
  expect(old).toEqual(before)
})

test('blocks in slots are migrated too', () => {
  const layout = [{ id: 'c', blockType: columns.slug, blockVersion: 1, first: [old] }]
  expect(migrateLayout(layout)[0]?.['first']).toMatchObject([{ blockVersion: 3, heading: 'Hello' }])
})

test('unknown blocks, newer versions and blocks with a failing migration are kept unchanged', () => {
  const kept = [
    { id: 'u', blockType: 'later', blockVersion: 1, anything: [{ goes: true }] },
    { ...old, id: 'n', blockVersion: 9, titles: ['Later'] },
    { ...old, id: 'f', title: 'unreadable' },
  ]
  expect(migrateLayout(kept)).toEqual(kept)
})

test('the check lists old, unknown and unreadable blocks', () => {
  const layout = [
    old,
    { id: 'u', blockType: 'later' },
    { ...old, id: 'n', blockVersion: 9, heading: 'Later' },
    { ...old, id: 'f', title: 'unreadable' },
  ]
  expect(checkLayout(layout).map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'note: Hero (block 1): stored at version 1, read as version 3.',
    'warning: later (block 2): no block has this name; it is stored and not shown.',
    'warning: Hero (block 3): stored at version 9, version 3 is the newest known; not changed.',
    'error: Hero (block 4): cannot be brought from version 1 to 3: No heading to go by.',
    'error: Hero (block 4): Heading is required.',
  ])
})
