import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const offersTeaser = defineBlock({
  slug: 'offers-teaser',
  label: texts.label,
  category: 'content',
  version: 1,
  description: texts.description,
  keywords: ['about us', 'explore offers', 'specials', 'teaser', 'home'],
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.aboutUs }),
    text: f.text({ label: texts.text, multiline: true, max: 1_000, required: true }),
    link: f.link({ label: texts.button, help: texts.buttonHelp }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft', 'inverse', 'primary'], 'soft'),
  },
  summary: ({ heading }) => heading,
})
