import { expect, test } from 'vitest'
import { placeDocuments } from './place-documents.ts'

const find = ({ relationTo, id }: { relationTo: string; id: number }) => (id < 100 ? { id, from: relationTo } : null)

test('a reference in a slot of a block becomes its document', () => {
  const doc = { id: 1, layout: [{ blockType: 'columns', first: [{ blockType: 'hero', image: 7 }] }] }
  const placed = placeDocuments(doc, [{ relationTo: 'media', id: 7, path: 'layout.0.first.0.image' }], find)
  expect(placed['layout']).toEqual([
    { blockType: 'columns', first: [{ blockType: 'hero', image: { id: 7, from: 'media' } }] },
  ])
})

test('documents of another tenant become null, and are removed from lists', () => {
  const doc = { id: 1, image: 100, slides: [1, 100, 2] }
  const named = [
    { relationTo: 'media' as const, id: 100, path: 'image' },
    ...[1, 100, 2].map((id) => ({ relationTo: 'slides' as const, id, path: 'slides' })),
  ]
  const { image, slides } = placeDocuments(doc, named, find)
  expect(image).toBeNull()
  expect(slides).toEqual([
    { id: 1, from: 'slides' },
    { id: 2, from: 'slides' },
  ])
})

test('pictures and links within text become their documents', () => {
  const text = {
    root: {
      children: [
        { type: 'upload', relationTo: 'media', value: 7 },
        { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 9 } }, children: [] },
      ],
    },
  }
  const named = [
    { relationTo: 'media' as const, id: 7, path: 'text' },
    { relationTo: 'pages' as const, id: 9, path: 'text' },
  ]
  const placed = placeDocuments({ id: 1, text }, named, find)
  expect(placed['text']).toEqual({
    root: {
      children: [
        { type: 'upload', relationTo: 'media', value: { id: 7, from: 'media' } },
        {
          type: 'link',
          fields: { linkType: 'internal', doc: { relationTo: 'pages', value: { id: 9, from: 'pages' } } },
          children: [],
        },
      ],
    },
  })
})

test('the stored document is left as it was', () => {
  const doc = { id: 1, image: 7 }
  placeDocuments(doc, [{ relationTo: 'media', id: 7, path: 'image' }], find)
  expect(doc.image).toBe(7)
})
