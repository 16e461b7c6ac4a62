import { expect, test } from 'vitest'
import { richTextFromMarkdown } from './rich-text-from-markdown.ts'

const read = (...lines: string[]) => richTextFromMarkdown(lines).root.children

test('a line is a paragraph, a heading or an item of a list', () => {
  expect(read('## Cars', 'All of them.', '### New', '- One', '- Two', 'The end.')).toMatchObject([
    { type: 'heading', tag: 'h2', children: [{ text: 'Cars' }] },
    { type: 'paragraph', children: [{ text: 'All of them.' }] },
    { type: 'heading', tag: 'h3', children: [{ text: 'New' }] },
    {
      type: 'list',
      listType: 'bullet',
      children: [
        { value: 1, children: [{ text: 'One' }] },
        { value: 2, children: [{ text: 'Two' }] },
      ],
    },
    { type: 'paragraph', children: [{ text: 'The end.' }] },
  ])
})

test('a line may hold bold text and links', () => {
  expect(read('Ask **now** or [write](/contact).')).toMatchObject([
    {
      children: [
        { text: 'Ask ', format: 0 },
        { text: 'now', format: 1 },
        { text: ' or ', format: 0 },
        { type: 'link', fields: { url: '/contact' }, children: [{ text: 'write' }] },
        { text: '.', format: 0 },
      ],
    },
  ])
})
