import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { panelIcons } from '../_vehicle/panel-icons.ts'
import { shownForField } from '../_vehicle/shown-for.ts'
import * as texts from './texts.ts'

export const usedCarChecks = defineBlock({
  slug: 'used-car-checks',
  label: texts.usedCarChecks,
  category: 'trust',
  version: 1,
  description: texts.usedCarChecksDescription,
  keywords: ['inspection', 'ppsr', 'checks', 'roadworthy', 'used', 'vin'],
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.usedCarChecks }),
    intro: f.text({ label: texts.introduction, multiline: true, max: 300 }),
    checks: f.list(
      {
        icon: f.choice(panelIcons, { label: texts.icon, default: 'check' }),
        heading: f.text({ label: texts.check, max: 80, required: true }),
        text: f.text({ label: texts.description, max: 200 }),
      },
      { label: texts.checks, help: texts.checksHelp, min: 1, max: 12, itemLabel: texts.check },
    ),
    showVin: f.toggle({ label: texts.theVin, default: true }),
    register: f.link({
      label: texts.registerOfSecurities,
      help: texts.registerOfSecuritiesHelp,
      showWhen: { field: 'showVin', is: true },
    }),
    shownFor: shownForField(texts.ifEmpty),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading, checks }) => `${heading} (${checks.length})`,
})
