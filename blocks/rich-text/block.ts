import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { plainText } from '../_kit/fields/rich-text.ts'
import { thumbnail } from './thumbnail.ts'

export const richText = defineBlock({
  slug: 'rich-text',
  label: 'Rich text',
  category: 'content',
  version: 1,
  description: 'Formatted text with headings, lists, links and pictures.',
  keywords: ['text', 'paragraph', 'copy', 'heading', 'list', 'article'],
  thumbnail,
  props: {
    content: f.richText({ required: true }),
  },
  settings: {
    width: f.choice(['prose', 'content'], {
      default: 'prose',
      labels: { prose: 'Comfortable to read', content: 'As wide as the page' },
    }),
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ content }) => plainText(content).slice(0, 80),
})
