import { formSettings, defaultSettings } from '#schemas/lead/form-settings.ts'
import { categoryOfPurpose } from '#schemas/valuation/category-of-purpose.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const tradeIn = defineBlock({
  slug: 'trade-in',
  label: texts.tradeInOrSellMyCar,
  category: 'finance',
  version: 1,
  description: texts.tradeInOrSellMyCarDescription,
  keywords: ['trade-in', 'valuation', 'sell', 'rego', 'registration', 'estimate', 'offer', 'worth', 'my car'],
  hydrate: 'load',
  fillsInForm: true,
  props: {
    heading: f.text({ label: texts.heading, max: 80 }),
    intro: f.text({ label: texts.introduction, multiline: true, max: 400 }),
    purpose: f.choice(['trade-in', 'sell'], {
      label: texts.purpose,
      labels: { 'trade-in': texts.tradingACarIn, sell: texts.sellingACar },
      default: 'trade-in',
    }),
    steps: f.group(
      {
        car: f.text({ label: texts.firstStep, max: 60, default: texts.yourCar }),
        condition: f.text({ label: texts.secondStep, max: 60, default: texts.itsCondition }),
        details: f.text({ label: texts.thirdStep, max: 60, default: texts.yourDetails }),
        offer: f.text({ label: texts.lastStep, max: 60, default: texts.yourEstimate }),
      },
      { label: texts.namesOfTheSteps },
    ),
    terms: f.text({
      label: texts.termsOfTheEstimate,
      multiline: true,
      max: 600,
      default: texts.estimateGuideDependsOnInspectionCar,
    }),
    questions: f.list(
      {
        question: f.text({ label: texts.question, max: 160, required: true }),
        answer: f.text({ label: texts.answer, multiline: true, max: 1_000, required: true }),
      },
      { label: texts.questionsAndAnswers, max: 12, itemLabel: texts.question },
    ),
    showLimits: f.toggle({
      label: texts.stateWhichCarsGetNoEstimate,
      default: true,
      help: texts.stateWhichCarsGetNoEstimateHelp,
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  // Without script the block shows the usual form, with its purpose.
  formSettings: ({ purpose }) =>
    formSettings.parse({ ...defaultSettings('trade-in'), filed: { category: categoryOfPurpose[purpose] } }),
  questions: ({ questions }) => questions,
  summary: ({ heading, purpose }) => heading || purpose,
})
