import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleDisclaimer = defineBlock({
  slug: 'vehicle-disclaimer',
  label: texts.vehicleDisclaimer,
  category: 'vehicle',
  version: 1,
  description: texts.vehicleDisclaimerDescription,
  keywords: ['disclaimer', 'terms', 'conditions', 'legal', texts.smallPrint],
  needs: ['vehicle'],
  props: {
    text: f.richText({
      label: texts.text,
      help: texts.textHelp,
    }),
    linkLabel: f.text({ label: texts.linkToTermsAndConditions, max: 80, default: texts.termsAndConditions }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: () => texts.disclaimer,
})
