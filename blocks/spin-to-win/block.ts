import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const spinToWin = defineBlock({
  slug: 'spin-to-win',
  label: 'Spin to win',
  category: 'content',
  version: 1,
  description:
    'A wheel that every shopper spins once. What is on it stands under Sales, Prize draws: the one that runs now is shown. For /spin-to-win.',
  keywords: ['spin', 'wheel', 'prize', 'win', 'competition', 'draw'],
  thumbnail,
  hydrate: 'load',
  fillsInForm: true,
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Spin to win' }),
    intro: f.text({
      label: 'Words before it',
      multiline: true,
      max: 400,
      default: 'One spin for everybody. Collect what you win from the dealership.',
    }),
    button: f.text({ label: 'Button', max: 40, default: 'Spin the wheel' }),
    overText: f.text({
      label: 'While no draw runs',
      multiline: true,
      max: 300,
      default: 'There is nothing to win at this moment. Come by again.',
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
