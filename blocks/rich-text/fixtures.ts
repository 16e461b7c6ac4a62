import type { PropsInput } from '../_kit/props.ts'
import type { richText } from './block.ts'

type Input = PropsInput<typeof richText>

const text = (words: string, format = 0) => ({ type: 'text', text: words, format, version: 1 })
const paragraph = (...children: object[]) => ({ type: 'paragraph', format: '', children, version: 1 })
const heading = (tag: string, words: string) => ({ type: 'heading', tag, children: [text(words)], version: 1 })
const link = (url: string, words: string) => ({
  type: 'link',
  fields: { linkType: 'custom', url, newTab: false },
  children: [text(words)],
  version: 3,
})

export const typical: Input = {
  content: {
    root: {
      type: 'root',
      children: [
        heading('h2', 'Why buy from us'),
        paragraph(
          text('Every used car is '),
          text('inspected', 1),
          text(' by our own workshop. '),
          link('/contact', 'Talk to us'),
          text(' any day of the week.'),
        ),
        {
          type: 'list',
          listType: 'bullet',
          tag: 'ul',
          children: ['Clear title', 'Full service history', 'Three-month warranty'].map((words) => ({
            type: 'listitem',
            children: [text(words)],
          })),
        },
      ],
    },
  },
  settings: { anchor: 'why-us' },
}

export const empty: Input = {}

const sentence = 'Our workshop opens at seven and closes at six, and on Saturdays at noon. '

export const longest: Input = {
  content: {
    root: {
      type: 'root',
      children: [
        heading('h2', sentence.repeat(3)),
        ...Array.from({ length: 20 }, () => paragraph(text(sentence.repeat(12)))),
        heading('h3', 'Averylongwordthatcannotbebrokenanywhere'.repeat(4)),
        paragraph(text('Everything at once', 1 | 2 | 4 | 8), { type: 'linebreak' }, text('m', 0), text('2', 64)),
        { type: 'quote', children: [text(sentence)] },
        { type: 'list', listType: 'number', tag: 'ol', children: [{ type: 'listitem', children: [text(sentence)] }] },
        {
          type: 'list',
          listType: 'check',
          tag: 'ul',
          children: [{ type: 'listitem', checked: true, children: [text('Done')] }],
        },
        { type: 'horizontalrule' },
        { type: 'made-by-a-later-editor', children: [paragraph(text('Still readable'))] },
      ],
    },
  },
  settings: { width: 'content', background: 'soft' },
}
