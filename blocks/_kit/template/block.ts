import { defineBlock } from '../define-block.ts'
import { f } from '../fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const templateBlock = defineBlock({
  slug: 'template-block',
  label: 'Template block',
  category: 'content',
  version: 1,
  description: 'A heading and a text.',
  keywords: [],
  thumbnail,
  props: {
    heading: f.text({ label: 'Heading', max: 80, required: true }),
    text: f.text({ label: 'Text', multiline: true, max: 1_000 }),
  },
  summary: ({ heading }) => heading,
})
