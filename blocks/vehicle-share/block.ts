import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'

export const vehicleShare = defineBlock({
  slug: 'vehicle-share',
  label: 'Share the vehicle',
  category: 'vehicle',
  version: 1,
  description: 'Sends the vehicle to somebody, copies its address, prints it.',
  keywords: ['share', 'copy', 'print', 'facebook', 'whatsapp', 'email', 'sms'],
  needs: ['vehicle'],
  wakes: 'visible',
  props: {
    heading: f.text({ label: 'Heading', default: 'Share', max: 60 }),
    showPrint: f.toggle({ label: 'Print', default: true }),
  },
  summary: ({ heading }) => heading,
})
