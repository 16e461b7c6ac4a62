import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { frequencyNames } from '#schemas/finance/repayment.ts'
import { thumbnail } from './thumbnail.ts'

export const financeCalculator = defineBlock({
  slug: 'finance-calculator',
  label: 'Finance calculator',
  category: 'finance',
  version: 1,
  description:
    'Calculates repayments from price, deposit, term and rate. On a vehicle page it starts from the vehicle.',
  keywords: ['finance', 'repayment', 'loan', 'calculator', 'weekly', 'comparison rate'],
  thumbnail,
  hydrate: 'visible',
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Finance Calculator' }),
    intro: f.text({ label: 'Introduction', max: 240, multiline: true }),
    enquire: f.link({ label: 'Button', help: 'Left empty, it reads Enquire Now and leads to the finance page.' }),
    disclaimer: f.text({
      label: 'Disclaimer',
      max: 2_000,
      multiline: true,
      help: 'Left empty, the lender’s or the site’s own disclaimer is shown. What the law requires belongs to the site’s settings: it is never cut.',
    }),
  },
  settings: {
    frequency: f.choice(frequencyNames, { label: 'First frequency', default: 'weekly' }),
    showFrequency: f.toggle({
      label: 'Choice of frequency',
      default: true,
      help: 'Lenders that ask monthly alone never have it.',
    }),
    showInterest: f.toggle({ label: 'Interest rate field', default: true }),
    showResidual: f.toggle({ label: 'Balloon field', default: true }),
    opens: f.choice(['page', 'dialog'], {
      label: 'The button opens',
      default: 'page',
      help: 'As a dialog, on a vehicle page, it reads Get Finance Now. A button of your own stays as it is.',
    }),
    cutDisclaimer: f.toggle({ label: 'Long disclaimers can be folded', default: true }),
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: (props) => props.heading,
})
