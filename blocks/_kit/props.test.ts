import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import type { Media } from '#schemas/media/media.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { Link } from '#schemas/page/link.ts'
import { defineBlock } from './define-block.ts'
import type { ColourToken } from './fields/colour.ts'
import { f } from './fields/f.ts'
import type { Reference } from './fields/reference.ts'
import type { RichText } from './fields/rich-text.ts'
import { createNode, type PropsInput, type PropsOf, readProps } from './props.ts'

const everything = defineBlock({
  slug: 'everything',
  label: 'Everything',
  category: 'content',
  version: 1,
  description: 'One field of each kind.',
  keywords: [],
  props: {
    heading: f.text({ default: 'Hello' }),
    body: f.richText(),
    count: f.number({ min: 1, max: 9, int: true, default: 3 }),
    weight: f.number(),
    price: f.money(),
    layout: f.choice(['grid', 'rail'], { default: 'grid' }),
    tone: f.choice(['light', 'dark']),
    types: f.choices(['new', 'used']),
    shown: f.toggle({ default: true }),
    ends: f.date({ showWhen: { field: 'shown', is: true } }),
    colour: f.colour(),
    picture: f.image(),
    action: f.link(),
    place: f.reference('location'),
    cars: f.references('vehicle'),
    slides: f.list({ title: f.text(), picture: f.image() }),
    side: f.group({ note: f.text() }),
    first: f.slot(),
  },
  settings: { wide: f.toggle() },
  summary: (props) => props.heading,
})

const read = (data: Record<string, unknown>) => readProps(everything, { ...data, id: 'b1' })

test('props have the types that their fields say', () => {
  type Props = PropsOf<typeof everything>
  expectTypeOf<Props['id']>().toEqualTypeOf<string>()
  expectTypeOf<Props['heading']>().toEqualTypeOf<string>()
  expectTypeOf<Props['body']>().toEqualTypeOf<RichText | null>()
  expectTypeOf<Props['count']>().toEqualTypeOf<number>()
  expectTypeOf<Props['weight']>().toEqualTypeOf<number | null>()
  expectTypeOf<Props['price']>().toEqualTypeOf<number | null>()
  expectTypeOf<Props['layout']>().toEqualTypeOf<'grid' | 'rail'>()
  expectTypeOf<Props['tone']>().toEqualTypeOf<'light' | 'dark' | null>()
  expectTypeOf<Props['types']>().toEqualTypeOf<('new' | 'used')[]>()
  expectTypeOf<Props['shown']>().toEqualTypeOf<boolean>()
  expectTypeOf<Props['ends']>().toEqualTypeOf<string | null>()
  expectTypeOf<Props['colour']>().toEqualTypeOf<ColourToken | null>()
  expectTypeOf<Props['picture']>().toEqualTypeOf<Media | null>()
  expectTypeOf<Props['action']>().toEqualTypeOf<Link>()
  expectTypeOf<Props['place']>().toEqualTypeOf<Reference<'location'> | null>()
  expectTypeOf<Props['cars']>().toEqualTypeOf<Reference<'vehicle'>[]>()
  expectTypeOf<Props['slides'][number]>().toExtend<{ id: string; title: string; picture: Media | null }>()
  expectTypeOf<Props['side']['note']>().toEqualTypeOf<string>()
  expectTypeOf<Props['first']>().toEqualTypeOf<BlockNode[]>()
  expectTypeOf<Props['settings']['wide']>().toEqualTypeOf<boolean>()
  expectTypeOf<Props['settings']['visibility']['viewport']>().toEqualTypeOf<'all' | 'mobile' | 'desktop'>()
})

test('stored data may omit anything, but not have another type', () => {
  expectTypeOf<object>().toExtend<PropsInput<typeof everything>>()
  expectTypeOf<{ heading: number }>().not.toExtend<PropsInput<typeof everything>>()
  expectTypeOf<{ layout: 'wide' }>().not.toExtend<PropsInput<typeof everything>>()
})

test('an empty draft gets every default', () => {
  expect(read({})).toMatchObject({
    heading: 'Hello',
    body: null,
    count: 3,
    price: null,
    layout: 'grid',
    tone: null,
    types: [],
    shown: true,
    picture: null,
    action: { kind: 'url', url: '', label: '', page: null, newTab: false },
    place: null,
    cars: [],
    slides: [],
    side: { note: '' },
    first: [],
    settings: { wide: false, anchor: '', visibility: { flag: null, audience: 'everyone', viewport: 'all' } },
  })
})

test('a populated picture is given whole, and one known by its id alone is not there', () => {
  const picture = { id: 4, url: '/media/a.webp', alt: 'A car', width: 10, height: 10 }
  expect(read({ picture }).picture).toMatchObject({ id: 4, alt: 'A car', focalX: 50 })
  expect(read({ picture: 4 }).picture).toBeNull()
})

test('a reference keeps its id while its document is not populated', () => {
  expect(read({ place: 7 }).place).toEqual({ id: 7, doc: null })
})

test('a populated reference keeps its document when it is read again', () => {
  const once = read({ place: { id: 7, name: 'Southport', slug: 'southport', address: {} } })
  expect(once.place?.doc?.name).toBe('Southport')
  expect(read(once)).toEqual(once)
})

test('entries of a list that cannot be used are left out, and the others keep the ids of their rows', () => {
  const slides = [{ id: 'x', title: 'One' }, 'nonsense', null, { title: 2 }]
  expect(read({ slides }).slides.map(({ id, title }) => [id, title])).toEqual([
    ['x', 'One'],
    ['1', ''],
  ])
})

test('a number beyond its bounds is brought within them', () => {
  expect([read({ count: 99 }).count, read({ count: -4 }).count, read({ count: 2.6 }).count]).toEqual([9, 1, 3])
})

test('a field whose condition does not hold loses its value', () => {
  const ends = '2026-12-01T00:00:00.000Z'
  expect(read({ shown: true, ends }).ends).toBe(ends)
  expect(read({ shown: false, ends }).ends).toBeNull()
})

test('keys that the block does not have are dropped', () => {
  expect(read({ old: 'value', blockName: 'Mine' })).not.toHaveProperty('old')
})

const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.constant(undefined),
  fc.constant([{ blockType: 'rich-text', id: 'x' }]),
  fc.record({ id: fc.integer(), url: fc.string(), path: fc.string() }),
  fc.record({ kind: fc.constantFrom('page', 'url', 'fax'), url: fc.string(), label: fc.string() }),
)
const anyData = fc.record(
  Object.fromEntries([...Object.keys(everything.props), 'settings'].map((name) => [name, anyValue])),
)

test('whatever is stored is read without a throw, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(anyData, (data) => {
      const once = read(data)
      expect(read(once)).toEqual(once)
    }),
  )
})

test('a node made from typed props says its block and version', () => {
  expect(createNode(everything, 'n1', { heading: 'Hi' })).toEqual({
    id: 'n1',
    blockType: 'everything',
    blockVersion: 1,
    heading: 'Hi',
  })
})
