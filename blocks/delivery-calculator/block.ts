import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const deliveryCalculator = defineBlock({
  slug: 'delivery-calculator',
  label: 'Delivery calculator',
  category: 'finance',
  version: 1,
  description:
    'Quotes the delivery of this vehicle to a postcode, by the delivery zones of your site (Business, Delivery zones).',
  keywords: ['delivery', 'transport', 'postcode', 'freight', 'calculator'],
  thumbnail,
  needs: ['vehicle'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Delivery Calculator' }),
    intro: f.text({
      label: 'Introduction',
      max: 240,
      multiline: true,
      help: 'Left empty, it says that you deliver anywhere in the country and that the price is a guide only.',
    }),
    button: f.text({ label: 'Button', max: 40, default: 'Get a Quote' }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: (props) => props.heading,
})
