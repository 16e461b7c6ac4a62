import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const caravanSpecifications = defineBlock({
  slug: 'caravan-specifications',
  label: 'Caravan specifications',
  category: 'vehicle',
  version: 1,
  description: 'Berths, lengths, weights and payload of a caravan. Shows nothing on the page of anything else.',
  keywords: ['caravan', 'tare', 'payload', 'berth', 'sleeps', 'trailer'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Caravan specifications' }),
    note: f.text({
      label: 'Below them',
      multiline: true,
      max: 300,
      placeholder: 'Weighed on our own weighbridge; you get the ticket.',
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: (props) => props.heading,
})
