import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { type MapReference, mapReferences } from './map-references.ts'

const fields: ClientField[] = [
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'cars', type: 'relationship', relationTo: 'vehicles', hasMany: true },
  {
    name: 'buttons',
    type: 'array',
    fields: [{ name: 'link', type: 'group', fields: [{ name: 'page', type: 'relationship', relationTo: 'pages' }] }],
  },
  { name: 'content', type: 'richText' },
]
const paragraph = (child: object) => ({ root: { type: 'root', children: [{ type: 'paragraph', children: [child] }] } })
const linkTo = (id: number) => ({
  type: 'link',
  fields: { linkType: 'internal', doc: { relationTo: 'pages', value: id } },
  children: [{ type: 'text', text: 'Finance' }],
})
const node = {
  id: 'a',
  blockType: 'any',
  image: 1,
  cars: [2, 3],
  buttons: [{ id: 'b', link: { label: 'Go', page: 4 } }],
  content: paragraph(linkTo(5)),
}
const mapped = (map: MapReference) => mapReferences([node], { fieldsOfBlock: () => fields, map })[0]

test('references are found in fields, lists, groups and rich text', () => {
  const found: string[] = []
  mapped(({ collection, id }) => {
    found.push(`${collection} ${id}`)
    return id
  })
  expect(found).toEqual(['media 1', 'vehicles 2', 'vehicles 3', 'pages 4', 'pages 5'])
})

test('a block whose documents stay is the same', () => expect(mapped(({ id }) => id)).toEqual(node))

test('documents of another site take their place', () =>
  expect(mapped(({ id }) => id + 10)).toEqual({
    ...node,
    image: 11,
    cars: [12, 13],
    buttons: [{ id: 'b', link: { label: 'Go', page: 14 } }],
    content: paragraph(linkTo(15)),
  }))

test('what is missing is left out, and the words of a link stay', () =>
  expect(mapped(() => null)).toMatchObject({
    image: null,
    cars: [],
    buttons: [{ link: { label: 'Go', page: null } }],
    content: paragraph({ type: 'text', text: 'Finance' }),
  }))
