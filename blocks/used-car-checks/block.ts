import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { panelIcons } from '../_vehicle/panel-icons.ts'
import { shownForField } from '../_vehicle/shown-for.ts'
import { thumbnail } from './thumbnail.ts'

export const usedCarChecks = defineBlock({
  slug: 'used-car-checks',
  label: 'Used car checks',
  category: 'trust',
  version: 1,
  description: 'What the dealer has checked on its used vehicles, with the VIN for those who want to check themselves.',
  keywords: ['inspection', 'ppsr', 'checks', 'roadworthy', 'used', 'vin'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Used car checks' }),
    intro: f.text({ label: 'Introduction', multiline: true, max: 300 }),
    checks: f.list(
      {
        icon: f.choice(panelIcons, { label: 'Drawing', default: 'check' }),
        heading: f.text({ label: 'Check', max: 80, required: true }),
        text: f.text({ label: 'In a sentence', max: 200 }),
      },
      { label: 'Checks', help: 'Say only what was done.', min: 1, max: 12, itemLabel: 'Check' },
    ),
    showVin: f.toggle({ label: 'The VIN', default: true }),
    register: f.link({
      label: 'Register of securities',
      help: 'Where a shopper can look the VIN up, such as the PPSR.',
      showWhen: { field: 'showVin', is: true },
    }),
    shownFor: shownForField('Without any: for used vehicles.'),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading, checks }) => `${heading} (${checks.length})`,
})
