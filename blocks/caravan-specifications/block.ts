import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const caravanSpecifications = defineBlock({
  slug: 'caravan-specifications',
  label: texts.caravanSpecifications,
  category: 'vehicle',
  version: 1,
  description: texts.caravanSpecificationsDescription,
  keywords: ['caravan', 'tare', 'payload', 'berth', 'sleeps', 'trailer'],
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.caravanSpecifications }),
    note: f.text({
      label: texts.belowThem,
      multiline: true,
      max: 300,
      placeholder: texts.belowThemPlaceholder,
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: (props) => props.heading,
})
