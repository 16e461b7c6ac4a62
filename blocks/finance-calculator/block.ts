import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { frequencyNames } from '#schemas/finance/repayment.ts'
import * as texts from './texts.ts'

export const financeCalculator = defineBlock({
  slug: 'finance-calculator',
  label: texts.financeCalculator,
  category: 'finance',
  version: 1,
  description: texts.financeCalculatorDescription,
  keywords: ['finance', 'repayment', 'loan', 'calculator', 'weekly', 'comparison rate', 'per week'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.financeCalculator2 }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
    enquire: f.link({ label: texts.button, help: texts.buttonHelp }),
    disclaimer: f.text({
      label: texts.disclaimer,
      max: 2_000,
      multiline: true,
      help: texts.disclaimerHelp,
    }),
  },
  settings: {
    frequency: f.choice(frequencyNames, { label: texts.firstFrequency, default: 'weekly' }),
    showFrequency: f.toggle({
      label: texts.choiceOfFrequency,
      default: true,
      help: texts.choiceOfFrequencyHelp,
    }),
    showInterest: f.toggle({ label: texts.interestRateField, default: true }),
    showResidual: f.toggle({ label: texts.balloonField, default: true }),
    opens: f.choice(['page', 'dialog'], {
      label: texts.form,
      default: 'page',
      help: texts.formHelp,
    }),
    cutDisclaimer: f.toggle({ label: texts.longDisclaimersCanBeFolded, default: true }),
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: (props) => props.heading,
})
