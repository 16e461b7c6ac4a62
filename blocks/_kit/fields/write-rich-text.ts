import type { RichText, RichTextNode } from './rich-text.ts'

/** A paragraph, a heading of the second or third level, or a list. */
export type Paragraph = string | { h2: string } | { h3: string } | { list: readonly string[] }

/** Formatted text, as Payload's editor stores it. */
export const writeRichText = (paragraphs: readonly Paragraph[]): RichText => ({
  root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children: paragraphs.map(writeNode) },
})

function writeNode(paragraph: Paragraph): RichTextNode {
  if (typeof paragraph === 'string') return element('paragraph', [writeTextNode(paragraph)], { textFormat: 0 })
  if ('h2' in paragraph) return element('heading', [writeTextNode(paragraph.h2)], { tag: 'h2' })
  if ('h3' in paragraph) return element('heading', [writeTextNode(paragraph.h3)], { tag: 'h3' })
  const items = paragraph.list.map((words, index) => element('listitem', [writeTextNode(words)], { value: index + 1 }))
  return element('list', items, { listType: 'bullet', start: 1, tag: 'ul' })
}

const element = (type: string, children: RichTextNode[], own: Record<string, unknown>): RichTextNode => ({
  type,
  format: '',
  indent: 0,
  version: 1,
  direction: 'ltr',
  children,
  ...own,
})

export const writeTextNode = (words: string): RichTextNode => ({
  type: 'text',
  text: words,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
