import { formSettings, usualSettings } from '#schemas/lead/form-settings.ts'
import { categoryOfPurpose } from '#schemas/valuation/category-of-purpose.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const tradeIn = defineBlock({
  slug: 'trade-in',
  label: 'Trade-in or sell my car',
  category: 'finance',
  version: 1,
  description:
    'Values a shopper’s own car step by step, by its registration or described by hand, and makes an offer that can be accepted.',
  keywords: ['trade-in', 'valuation', 'sell', 'rego', 'registration', 'estimate', 'offer'],
  thumbnail,
  hydrate: 'load',
  fillsInForm: true,
  props: {
    heading: f.text({ label: 'Heading', max: 80 }),
    intro: f.text({ label: 'Words before it', multiline: true, max: 400 }),
    purpose: f.choice(['trade-in', 'sell'], {
      label: 'What it is for',
      labels: { 'trade-in': 'Trading a car in', sell: 'Selling a car' },
      default: 'trade-in',
    }),
    steps: f.group(
      {
        car: f.text({ label: 'First step', max: 60, default: 'Your car' }),
        condition: f.text({ label: 'Second step', max: 60, default: 'Its condition' }),
        details: f.text({ label: 'Third step', max: 60, default: 'Your details' }),
        offer: f.text({ label: 'Last step', max: 60, default: 'Your estimate' }),
      },
      { label: 'Names of the steps' },
    ),
    terms: f.text({
      label: 'Terms of the estimate',
      multiline: true,
      max: 600,
      default: 'The estimate is a guide and depends on an inspection of the car. No obligation on either side.',
    }),
    questions: f.list(
      {
        question: f.text({ label: 'Question', max: 160, required: true }),
        answer: f.text({ label: 'Answer', multiline: true, max: 1_000, required: true }),
      },
      { label: 'Questions and answers', max: 12, itemLabel: 'Question' },
    ),
    showLimits: f.toggle({
      label: 'Say which cars get no estimate',
      default: true,
      help: 'By the age and the kilometres of your site’s configuration, as the first question. Where the site values trade-ins.',
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  // Without a script the block shows the usual form, filed by its purpose.
  formSettings: ({ purpose }) =>
    formSettings.parse({ ...usualSettings('trade-in'), filed: { category: categoryOfPurpose[purpose] } }),
  summary: ({ heading, purpose }) => heading || purpose,
})
