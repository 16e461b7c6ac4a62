import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const financeCta = defineBlock({
  slug: 'finance-cta',
  label: texts.financeCallToAction,
  category: 'finance',
  version: 1,
  description: texts.financeCallToActionDescription,
  keywords: ['finance', 'apply', 'pre-approved', 'loan', 'enquiry'],
  needs: ['vehicle'],
  features: ['finance'],
  props: {
    heading: f.text({ label: texts.heading, default: texts.financeThisVehicle, max: 80 }),
    text: f.text({
      label: texts.text,
      multiline: true,
      max: 400,
      default: texts.tellUsLittleAboutYourselfWeWill,
    }),
    button: f.text({ label: texts.button, max: 40, help: texts.buttonHelp }),
    opens: f.choice(['page', 'dialog'], {
      label: texts.theButton,
      labels: { page: texts.linksToTheFinancePage, dialog: texts.opensTheFormInADialog },
      default: 'page',
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'primary', 'inverse'], 'sunken'),
  },
  summary: ({ heading }) => heading,
})
