import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const section = defineBlock({
  slug: 'section',
  label: texts.reusableSection,
  category: 'layout',
  version: 1,
  description: texts.reusableSectionDescription,
  keywords: ['reusable', 'shared', 'global', 'snippet', 'include', 'saved', 'reuse'],
  props: {
    section: f.reference('section', {
      label: texts.section,
      required: true,
      help: texts.sectionHelp,
    }),
  },
  summary: (props) => props.section?.doc?.name ?? '',
})
