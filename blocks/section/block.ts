import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const section = defineBlock({
  slug: 'section',
  label: 'Reusable section',
  category: 'layout',
  version: 1,
  description: 'Blocks that are kept in one place and shown on many pages.',
  keywords: ['reusable', 'shared', 'global', 'snippet', 'include'],
  thumbnail,
  props: {
    section: f.reference('section', {
      label: 'Section',
      required: true,
      help: 'What is changed in the section changes on every page that shows it.',
    }),
  },
  summary: (props) => props.section?.doc?.name ?? '',
})
