import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const deliveryCalculator = defineBlock({
  slug: 'delivery-calculator',
  label: texts.deliveryCalculator,
  category: 'finance',
  version: 1,
  description: texts.deliveryCalculatorDescription,
  keywords: ['delivery', 'transport', 'postcode', 'freight', 'calculator'],
  needs: ['vehicle'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.deliveryCalculator2 }),
    intro: f.text({
      label: texts.introduction,
      max: 240,
      multiline: true,
      help: texts.introductionHelp,
    }),
    button: f.text({ label: texts.button, max: 40, default: texts.getAQuote }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: (props) => props.heading,
})
