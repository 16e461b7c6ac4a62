// @vitest-environment jsdom
import { $getRoot } from 'lexical'
import { expect, test } from 'vitest'
import { isAllowedRichText } from '#schemas/page/is-allowed-rich-text.ts'
import { $readPasted } from './clean-pasted.ts'
import { openTextEditor } from './open-text-editor.ts'
import { closeState, listStored } from './stored-state.ts'

/** The stored state of a text into which this HTML was pasted. */
function paste(html: string, shift = 0) {
  const ignore = () => undefined
  const editor = openTextEditor({ stored: null, shift, onUndo: ignore, onRedo: ignore, onEscape: ignore })
  editor.update(
    () => {
      const nodes = $readPasted(editor, { html, shift })
      $getRoot().clear().selectEnd().insertNodes(nodes)
    },
    { discrete: true },
  )
  return closeState(editor.getEditorState().toJSON(), shift)
}

const listTexts = (state: unknown) =>
  listStored(state).flatMap(({ type, text, format }) => (type === 'text' ? [{ text, format }] : []))

test.each([
  '<h1 style="color:red">Large</h1><h6>Small</h6>',
  '<p style="text-align:right"><b>Bold</b> <code>code</code> <sub>2</sub> <mark>mark</mark></p>',
  '<p><a href="javascript:alert(1)">bad</a> <a href="/finance" onclick="x()">good</a></p>',
  '<ul><li>One<ul><li>Nested</li></ul></li></ul><ol><li>First</li></ol>',
  '<blockquote>Said</blockquote><hr><img src="https://example.com/a.png"><script>alert(1)</script>',
  '<table><tr><td>Cell</td></tr></table><video src="a"></video><form><input value="x"></form>',
])('%s becomes what the field allows', (html) => {
  const state = paste(html)
  expect(isAllowedRichText(state, { known: [] })).toBe(true)
})

test('marks that the field has stay, others go, and no word is lost', () => {
  expect(listTexts(paste('<p><b>Bold</b><code>code</code></p>'))).toEqual([
    { text: 'Bold', format: 1 },
    { text: 'code', format: 0 },
  ])
})

test('a heading gets the nearest level of the field', () => {
  const tags = listStored(paste('<h1>One</h1><h5>Five</h5>')).flatMap(({ tag }) => (tag === undefined ? [] : [tag]))
  expect(tags).toEqual(['h2', 'h4'])
})

test('a link to a script keeps its words alone', () => {
  const state = paste('<p><a href="javascript:alert(1)">Click</a></p>')
  expect(listStored(state).map(({ type }) => type)).not.toContain('link')
  expect(listTexts(state)).toEqual([{ text: 'Click', format: 0 }])
})

test('a list of Word stays a list, nested too', () => {
  const entry = (level: number, words: string) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>·</span>${words}</p>`
  const stored = listStored(paste(entry(1, 'Service') + entry(2, 'Oil')))
  expect(stored.map(({ type }) => type)).toEqual(['list', 'listitem', 'text', 'listitem', 'list', 'listitem', 'text'])
  expect(listTexts(paste(entry(1, 'Service')))).toEqual([{ text: 'Service', format: 0 }])
})
