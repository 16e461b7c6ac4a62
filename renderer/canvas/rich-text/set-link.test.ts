// @vitest-environment jsdom
import { $getRoot, $selectAll, type LexicalEditor } from 'lexical'
import { expect, test } from 'vitest'
import { isAllowedRichText } from '#schemas/page/is-allowed-rich-text.ts'
import type { TextLink } from '#schemas/page/canvas-messages.ts'
import { openTextEditor } from './open-text-editor.ts'
import { $findLink, $setLink, readLinkTarget } from './set-link.ts'
import { closeState, listStored } from './stored-state.ts'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format, version: 1 })
const stored = { root: { type: 'root', children: [{ type: 'paragraph', children: [text('Ask '), text('us', 1)] }] } }

function open(): LexicalEditor {
  const ignore = () => undefined
  return openTextEditor({ stored, shift: 0, onUndo: ignore, onRedo: ignore, onEscape: ignore })
}

const setLink = (editor: LexicalEditor, target: TextLink | null) =>
  editor.update(
    () => {
      $selectAll()
      $setLink(target)
    },
    { discrete: true },
  )
const listLinks = (editor: LexicalEditor) =>
  listStored(closeState(editor.getEditorState().toJSON(), 0)).filter(({ type }) => type === 'link')

test('words of several marks get one link to a page, as Payload stores it', () => {
  const editor = open()
  setLink(editor, { page: 12, url: '', newTab: true })
  expect(listLinks(editor)).toMatchObject([
    { fields: { linkType: 'internal', newTab: true, doc: { relationTo: 'pages', value: 12 } }, version: 3 },
  ])
  expect(isAllowedRichText(closeState(editor.getEditorState().toJSON(), 0), { known: [] })).toBe(true)
})

test('a link gets another target and keeps its words', () => {
  const editor = open()
  setLink(editor, { page: 12, url: '', newTab: false })
  setLink(editor, { page: null, url: 'https://example.com', newTab: false })
  expect(listLinks(editor)).toMatchObject([{ fields: { linkType: 'custom', url: 'https://example.com' } }])
  expect(editor.read(() => $getRoot().getTextContent())).toBe('Ask us')
})

test('a link is taken away, and its words stay', () => {
  const editor = open()
  setLink(editor, { page: 12, url: '', newTab: false })
  setLink(editor, null)
  expect(listLinks(editor)).toEqual([])
  expect(editor.read(() => $getRoot().getTextContent())).toBe('Ask us')
})

test('the form for a link begins with where it leads', () => {
  const editor = open()
  setLink(editor, { page: null, url: '/finance', newTab: true })
  const target = editor.read(() => {
    const link = $findLink()
    return link && readLinkTarget(link.getFields())
  })
  expect(target).toEqual({ page: null, url: '/finance', newTab: true })
})
