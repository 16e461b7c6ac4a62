// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { openTextEditor } from './open-text-editor.ts'
import { closeState } from './stored-state.ts'

const silent = { onUndo: () => undefined, onRedo: () => undefined, onEscape: () => undefined }
const element = { direction: null, format: '', indent: 0, version: 1 }
const text = (words: string, format = 0) => ({
  type: 'text',
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
const paragraph = (...children: object[]) => ({
  ...element,
  type: 'paragraph',
  children,
  textFormat: 0,
  textStyle: '',
})
const boldParagraph = (...children: object[]) => ({ ...paragraph(...children), textFormat: 9 })
const state = (...children: object[]) => ({ root: { ...element, type: 'root', children } })
const roundTrip = (stored: object, shift = 0) =>
  closeState(
    openTextEditor({ stored, shift, ...silent })
      .getEditorState()
      .toJSON(),
    shift,
  )

/** As Payload 3.90 stores it. */
const everything = state(
  { ...element, type: 'heading', tag: 'h2', children: [text('Why us')] },
  boldParagraph(
    text('Bold and underlined', 9),
    { type: 'linebreak', version: 1 },
    {
      ...element,
      type: 'link',
      version: 3,
      id: '665f1c2e9b1e8a0001a1b2c3',
      fields: { linkType: 'internal', newTab: true, doc: { relationTo: 'pages', value: 12 } },
      children: [text('our finance page')],
    },
    {
      ...element,
      type: 'autolink',
      version: 3,
      fields: { linkType: 'custom', url: 'https://example.com' },
      children: [text('a')],
    },
    { type: 'inlineBlock', version: 1, fields: { id: 'x', blockType: 'price', cents: 100 } },
  ),
  { ...element, type: 'quote', children: [text('A quotation')] },
  {
    ...element,
    type: 'list',
    listType: 'number',
    start: 3,
    tag: 'ol',
    children: [
      { ...element, type: 'listitem', value: 3, children: [text('Three')] },
      {
        ...element,
        type: 'listitem',
        value: 4,
        children: [
          {
            ...element,
            type: 'list',
            listType: 'bullet',
            start: 1,
            tag: 'ul',
            children: [{ ...element, type: 'listitem', value: 1, indent: 1, children: [text('Nested')] }],
          },
        ],
      },
    ],
  },
  { type: 'upload', version: 3, format: '', id: 'u', relationTo: 'media', value: 7, fields: { caption: 'Our team' } },
  { type: 'horizontalrule', version: 1 },
  {
    type: 'block',
    version: 2,
    format: '',
    fields: { id: 'b', blockType: 'hero', heading: 'Inside', nested: { a: [1] } },
  },
  { type: 'made-by-a-later-editor', children: [paragraph(text('Still there'))] },
)

test('a stored text passes the editor unchanged, with what it cannot edit', () => {
  expect(roundTrip(everything)).toEqual(everything)
})

test('headings that the page shows at another level are stored at their own', () => {
  expect(roundTrip(everything, 2)).toEqual(everything)
})

test('an empty field begins with an empty paragraph', () => {
  expect(
    closeState(
      openTextEditor({ stored: null, shift: 0, ...silent })
        .getEditorState()
        .toJSON(),
      0,
    ).root.children,
  ).toMatchObject([{ type: 'paragraph' }])
})
