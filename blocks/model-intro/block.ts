import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const modelIntro = defineBlock({
  slug: 'model-intro',
  label: texts.modelIntro,
  category: 'stock',
  version: 1,
  description: texts.modelIntroDescription,
  keywords: ['model', 'range', 'new car', 'hero', 'price'],
  needs: ['model'],
  titlesPage: true,
  props: {
    first: f.link({ label: texts.firstButton }),
    second: f.link({ label: texts.secondButton }),
  },
  summary: () => '',
})
