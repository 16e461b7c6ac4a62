import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleSpecifications = defineBlock({
  slug: 'vehicle-specifications',
  label: 'Vehicle specifications',
  category: 'vehicle',
  version: 1,
  description:
    'How the vehicle is built, fact by fact: four at first, all after Show More. Shows nothing where none are known.',
  keywords: ['specifications', 'engine', 'towing', 'dimensions', 'ancap', 'torque'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Specifications' }),
    look: f.choice(['rows', 'grid'], {
      label: 'Look',
      default: 'rows',
      labels: { rows: 'A line each', grid: 'A grid' },
    }),
    withCaravan: f.toggle({
      label: 'Caravan specifications among them',
      default: true,
      help: 'Leave them out where the block of caravan specifications stands on the same page.',
    }),
  },
  summary: (props) => props.heading,
})
