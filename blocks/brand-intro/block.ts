import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const brandIntro = defineBlock({
  slug: 'brand-intro',
  label: texts.brandIntro,
  category: 'stock',
  version: 1,
  description: texts.brandIntroDescription,
  keywords: ['brand', 'make', 'manufacturer', 'logo', 'overview'],
  needs: ['brand'],
  titlesPage: true,
  props: {
    first: f.link({ label: texts.firstButton }),
    second: f.link({ label: texts.secondButton }),
  },
  summary: () => '',
})
