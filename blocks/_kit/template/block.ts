import { defineBlock } from '../define-block.ts'
import { f } from '../fields/f.ts'
import * as texts from './texts.ts'

export const templateBlock = defineBlock({
  slug: 'template-block',
  label: texts.label,
  category: 'content',
  version: 1,
  description: texts.description,
  keywords: [],
  props: {
    heading: f.text({ label: texts.heading, max: 80, required: true }),
    text: f.text({ label: texts.text, multiline: true, max: 1_000 }),
  },
  summary: ({ heading }) => heading,
})
