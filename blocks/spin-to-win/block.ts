import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const spinToWin = defineBlock({
  slug: 'spin-to-win',
  label: texts.spinToWin,
  category: 'content',
  version: 1,
  description: texts.spinToWinDescription,
  keywords: ['spin', 'wheel', 'prize', 'win', 'competition', 'draw', 'giveaway'],
  hydrate: 'load',
  fillsInForm: true,
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.spinToWin }),
    intro: f.text({
      label: texts.introduction,
      multiline: true,
      max: 400,
      default: texts.oneSpinForEverybody,
    }),
    button: f.text({ label: texts.button, max: 40, default: texts.spinTheWheel }),
    overText: f.text({
      label: texts.withoutACurrentDraw,
      multiline: true,
      max: 300,
      default: texts.thereNoPrizeDrawAtMoment,
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
