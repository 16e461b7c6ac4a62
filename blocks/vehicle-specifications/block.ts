import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleSpecifications = defineBlock({
  slug: 'vehicle-specifications',
  label: texts.vehicleSpecifications,
  category: 'vehicle',
  version: 1,
  description: texts.vehicleSpecificationsDescription,
  keywords: ['specifications', 'engine', 'towing', 'dimensions', 'ancap', 'torque'],
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.specifications }),
    look: f.choice(['rows', 'grid'], {
      label: texts.style,
      default: 'rows',
      labels: { rows: texts.onePerLine, grid: texts.aGrid },
    }),
    withCaravan: f.toggle({
      label: texts.caravanSpecificationsAmongThem,
      default: true,
      help: texts.caravanSpecificationsAmongThemHelp,
    }),
  },
  summary: (props) => props.heading,
})
