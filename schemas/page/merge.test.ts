import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listChanges } from './list-changes.ts'
import { mergeDocuments } from './merge.ts'

type Fields = Record<string, unknown>

const hero = { id: 'hero', blockType: 'hero', heading: 'Welcome', text: 'Come in.' }
const grid = { id: 'grid', blockType: 'car-grid', heading: 'Used SUVs' }
const columns = { id: 'columns', blockType: 'columns', first: [{ id: 'inner', blockType: 'hero', heading: 'Inner' }] }
const added = { id: 'added', blockType: 'hero', heading: 'New' }
const page = (...layout: Fields[]) => ({ title: 'Home', layout })

const merge = (base: Fields, mine: Fields, theirs: Fields) => mergeDocuments({ base, mine, theirs })
const idsOf = (value: Fields) => (value['layout'] as Fields[]).map(({ id }) => id)
const pathsOf = ({ conflicts }: ReturnType<typeof merge>) => conflicts.map(({ path }) => path.join('/'))

describe('what one person alone did is in the result', () => {
  test('a block that they added while I changed the title', () => {
    const { value, conflicts } = merge(page(hero), { ...page(hero), title: 'Mine' }, page(hero, added))
    expect([value['title'], idsOf(value), conflicts]).toEqual(['Mine', ['hero', 'added'], []])
  })

  test('a block that each of us added at the end, theirs first', () => {
    const mine = { ...added, id: 'mine' }
    expect(idsOf(merge(page(hero), page(hero, mine), page(hero, added)).value)).toEqual(['hero', 'added', 'mine'])
  })

  test('a block that I added between two, beside blocks that they moved', () => {
    const merged = merge(page(hero, grid, columns), page(hero, added, grid, columns), page(columns, hero, grid))
    expect(idsOf(merged.value)).toEqual(['columns', 'hero', 'added', 'grid'])
  })

  test('two fields of one block', () => {
    const merged = merge(page(hero), page({ ...hero, heading: 'Mine' }), page({ ...hero, text: 'Theirs' }))
    expect(merged).toEqual({ value: page({ ...hero, heading: 'Mine', text: 'Theirs' }), conflicts: [] })
  })

  test('a block within a slot that they changed while I moved the block around it', () => {
    const theirs = page(hero, { ...columns, first: [{ ...columns.first[0], heading: 'Theirs' }] })
    expect(merge(page(hero, columns), page(columns, hero), theirs).value).toEqual(
      page({ ...columns, first: [{ ...columns.first[0], heading: 'Theirs' }] }, hero),
    )
  })

  test('a block that I removed and they did not touch', () => {
    const merged = merge(page(hero, grid), page(hero), page({ ...hero, heading: 'Theirs' }, grid))
    expect([idsOf(merged.value), merged.conflicts]).toEqual([['hero'], []])
  })

  test('a field that my save does not name', () => {
    expect(merge({ title: 'Home' }, { title: 'Mine' }, { title: 'Home', path: '/theirs' }).value).toEqual({
      title: 'Mine',
    })
  })

  test('one field of a group beside another', () => {
    const base = { seo: { title: 'Home', description: null } }
    const merged = merge(base, { seo: { title: 'Mine' } }, { seo: { title: 'Home', description: 'Theirs' } })
    expect(merged).toEqual({ value: { seo: { title: 'Mine', description: 'Theirs' } }, conflicts: [] })
  })
})

describe('what both did in different ways is a conflict', () => {
  test.each([
    ['one text', page({ ...hero, heading: 'A' }), page({ ...hero, heading: 'B' }), 'layout/#hero/heading'],
    ['a block that I removed and they changed', page(), page({ ...hero, heading: 'B' }), 'layout/#hero'],
    ['a block that they removed and I changed', page({ ...hero, heading: 'A' }), page(), 'layout/#hero'],
  ])('%s', (_, mine, theirs, path) => {
    expect(pathsOf(merge(page(hero), mine, theirs))).toEqual([path])
  })

  test('the order, where both moved blocks', () => {
    const merged = merge(page(hero, grid, columns), page(grid, hero, columns), page(hero, columns, grid))
    expect(pathsOf(merged)).toEqual(['layout/~order'])
  })

  test('a rich text, as one field', () => {
    const text = (words: string, size: string) => ({ content: { root: { words, size } } })
    expect(pathsOf(merge(text('a', 's'), text('b', 's'), text('a', 'l')))).toEqual(['content'])
  })

  test('a link, as one field', () => {
    const link = (kind: string, page: number | null) => ({ link: { kind, page, url: '' } })
    expect(pathsOf(merge(link('page', 1), link('url', 1), link('page', 2)))).toEqual(['link'])
  })

  test('a block that both put into different slots, so that it is never there twice', () => {
    const slots = (first: Fields[], second: Fields[]) => page({ id: 'c', blockType: 'columns', first, second })
    const merged = merge(page(slots([], []), hero), page({ id: 'c', first: [hero], second: [] }), {
      ...page({ id: 'c', first: [], second: [hero] }),
    })
    expect(pathsOf(merged)).toContain('layout')
  })

  test('equal changes of both sides, and emptying an empty field, are no conflict', () => {
    const base = { title: 'Home', tagline: null }
    expect(merge(base, { title: 'New', tagline: '' }, { title: 'New', tagline: 'Theirs' })).toEqual({
      value: { title: 'New', tagline: 'Theirs' },
      conflicts: [],
    })
  })
})

test('a decision for a side gives the value of that side', () => {
  const sides = { base: page(hero), mine: page({ ...hero, heading: 'A' }), theirs: page({ ...hero, heading: 'B' }) }
  for (const [side, heading] of [
    ['mine', 'A'],
    ['theirs', 'B'],
  ] as const) {
    const { value, conflicts } = mergeDocuments({ ...sides, decide: () => side })
    expect([conflicts, value['layout']]).toEqual([[], [{ ...hero, heading }]])
  }
})

const block = fc.record({ heading: fc.constantFrom('', 'a', 'b', 'c'), text: fc.constantFrom(null, 'x', 'y') })
const layout = fc
  .uniqueArray(fc.constantFrom('1', '2', '3', '4', '5', '6'), { maxLength: 6 })
  .chain((ids) =>
    fc
      .array(block, { minLength: ids.length, maxLength: ids.length })
      .map((blocks) => blocks.map((each, index) => ({ ...each, id: ids[index] ?? '', blockType: 'hero' }))),
  )
const anyPage = fc.record({ title: fc.constantFrom('a', 'b', 'c'), layout })

describe('whatever the three versions are', () => {
  test('a side without changes gets the other’s version', () =>
    fc.assert(
      fc.property(anyPage, anyPage, (base, other) => {
        expect(listChanges({ before: other, after: merge(base, base, other).value })).toEqual([])
        expect(listChanges({ before: other, after: merge(base, other, base).value })).toEqual([])
      }),
    ))

  test('no block is there twice, and none that either side added is lost', () =>
    fc.assert(
      fc.property(anyPage, anyPage, anyPage, (base, mine, theirs) => {
        const ids = idsOf(merge(base, mine, theirs).value)
        expect(new Set(ids).size).toBe(ids.length)
        const isNew = (id: unknown) => !idsOf(base).includes(id)
        expect(ids).toEqual(expect.arrayContaining([...idsOf(mine), ...idsOf(theirs)].filter(isNew)))
      }),
    ))

  test('every change of mine that is no conflict is in the result, or theirs made the same of it', () =>
    fc.assert(
      fc.property(anyPage, anyPage, anyPage, (base, mine, theirs) => {
        const { value } = mergeDocuments({ base, mine, theirs, decide: () => 'mine' })
        const lost = listChanges({ before: mine, after: value }).filter(([field]) => field === 'title')
        expect(lost.length === 0 || mine.title === base.title).toBe(true)
        const headingIn = (blocks: unknown, id: string) =>
          (blocks as Fields[]).find((each) => each['id'] === id)?.['heading']
        const own = mine.layout.filter(({ id, heading }) => {
          const before = headingIn(base.layout, id)
          return before !== undefined && before !== heading
        })
        expect(own.map(({ id }) => headingIn(value['layout'], id))).toEqual(own.map(({ heading }) => heading))
      }),
    ))

  test('a decision for each conflict leaves none', () =>
    fc.assert(
      fc.property(anyPage, anyPage, anyPage, fc.constantFrom('mine', 'theirs'), (base, mine, theirs, side) => {
        expect(mergeDocuments({ base, mine, theirs, decide: () => side }).conflicts).toEqual([])
      }),
    ))
})

test('changes of two people in the deepest slot are both kept, and named by ids', () => {
  const within = (id: string, ...first: Fields[]): Fields => ({ id, blockType: 'columns', first })
  const deep = (block: Fields) => page(within('one', within('two', within('three', block))))
  const merged = merge(deep(hero), deep({ ...hero, heading: 'Mine' }), deep({ ...hero, text: 'Theirs' }))
  expect(merged).toEqual({ value: deep({ ...hero, heading: 'Mine', text: 'Theirs' }), conflicts: [] })
  expect(listChanges({ before: deep(hero), after: deep({ ...hero, heading: 'Mine' }) })).toEqual([
    ['layout', '#one', 'first', '#two', 'first', '#three', 'first', '#hero', 'heading'],
  ])
})
