import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleCall = defineBlock({
  slug: 'vehicle-call',
  label: 'Call the dealer',
  category: 'vehicle',
  version: 1,
  description: 'The number to call about the vehicle, where it stands, and whether somebody is there today.',
  keywords: ['call', 'phone', 'dealer', 'hours', 'contact'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: 'Heading', default: 'Call the dealer', max: 60 }),
    text: f.text({ label: 'Words', multiline: true, max: 300 }),
    showHours: f.toggle({ label: 'Today’s hours', default: true }),
  },
  summary: ({ heading }) => heading,
})
