import { expect, test } from 'vitest'
import type { PropsInput } from './props.ts'
import { createNode } from './props.ts'
import { columns, hero, notice, sampleCatalogue } from './samples/a-catalogue.ts'

const { validateLayout } = sampleCatalogue
const aHero = (changes: PropsInput<typeof hero> = {}, id = 'h') =>
  createNode(hero, id, { heading: 'Welcome', ...changes })
const someColumns = (changes: PropsInput<typeof columns> = {}) =>
  createNode(columns, 'c', { first: [createNode(notice, 'n', {})], ...changes })
const messages = (layout: unknown) => validateLayout(layout, 'publish').map(({ message }) => message)

test('an incomplete block is named with its place and its field', () => {
  expect(validateLayout([someColumns(), aHero({ heading: '' })], 'publish')).toEqual([
    {
      blockType: 'hero',
      blockLabel: 'Hero',
      blockId: expect.any(String),
      blockPath: '2',
      field: 'Heading',
      message: 'Hero (block 2): Heading is required.',
      path: 'layout.1.heading',
    },
  ])
})

test('a block in a slot is named with the way to it', () => {
  const layout = [aHero(), someColumns({ first: [aHero({ heading: '  ' })] })]
  expect(validateLayout(layout, 'publish')[0]).toMatchObject({
    blockPath: '2 > Columns > 1',
    message: 'Hero (block 2 > Columns > 1): Heading is required.',
    path: 'layout.1.first.0.heading',
  })
})

test('a draft may be incomplete', () => {
  expect(validateLayout([aHero({ heading: '' })], 'draft')).toEqual([])
})

test('a layout that is no list of blocks is refused even as a draft', () => {
  expect(validateLayout({ blocks: [] }, 'draft')).toHaveLength(1)
  expect(validateLayout(['hero'], 'draft')).toHaveLength(1)
})

test('no layout at all may be published', () => {
  expect(messages(null)).toEqual([])
})

test('a hidden field is not required', () => {
  expect(messages([aHero({ hasAction: false })])).toEqual([])
  expect(messages([aHero({ hasAction: true })])).toEqual(['Hero (block 1): Action is required.'])
})

test('an entry of a list is named by its number', () => {
  const [issue] = validateLayout([aHero({ slides: [{ picture: 4 }, { caption: 'No picture' }] })], 'publish')
  expect(issue).toMatchObject({ field: 'Slides > 2 > Picture', path: 'layout.0.slides.1.picture' })
})

test('a list that is too long says how long it may be', () => {
  expect(messages([aHero({ slides: [{ picture: 1 }, { picture: 2 }, { picture: 3 }] })])).toEqual([
    'Hero (block 1): Slides may have at most 2 entries.',
  ])
})

test('text that is too long says how long it may be', () => {
  expect(messages([aHero({ heading: 'x'.repeat(21) })])).toEqual([
    'Hero (block 1): Heading may have at most 20 characters.',
  ])
})

test('a link to a script is refused', () => {
  const action = { kind: 'url' as const, url: 'javascript:alert(1)', label: 'Go' }
  expect(messages([aHero({ hasAction: true, action })])).toEqual([
    'Hero (block 1): Action has an address that cannot be used.',
  ])
})

test('a setting is named as one', () => {
  const layout = [aHero({ settings: { anchor: 'Not an anchor' } })]
  expect(validateLayout(layout, 'publish')[0]).toMatchObject({
    field: 'Settings > Anchor',
    path: 'layout.0.settings.anchor',
  })
})

test('an empty slot that needs a block is named', () => {
  expect(messages([someColumns({ first: [] })])).toEqual(['Columns (block 1): First needs at least 1 block.'])
})

test('a block in a slot that does not take it is refused', () => {
  expect(messages([someColumns({ second: [aHero()] })])).toEqual(['Columns (block 1): Second does not take Hero.'])
})

test('a slot’s limit for one kind of block holds', () => {
  expect(messages([someColumns({ first: [aHero(), aHero({}, 'h2')] })])).toEqual([
    'Columns (block 1): First may hold Hero at most once.',
  ])
})

test('an unknown block does not stand in the way', () => {
  expect(messages([{ id: 'u', blockType: 'from-a-later-version', anything: 1 }, aHero()])).toEqual([])
})
