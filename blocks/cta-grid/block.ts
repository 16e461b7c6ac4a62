import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const ctaIcons = [
  'wrench',
  'search',
  'wheel',
  'tag',
  'dollar',
  'pin',
  'phone',
  'calendar',
  'car',
  'swap',
  'calculator',
  'chat',
  'shield',
  'key',
  'bolt',
  'home',
] as const

export const ctaGrid = defineBlock({
  slug: 'cta-grid',
  label: 'Call-to-action grid',
  category: 'content',
  version: 1,
  description: 'Small tiles with a drawing for what most people come for.',
  keywords: ['call to action', 'buttons', 'icons', 'shortcuts', 'links', 'home'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Heading', max: 80 }),
    tiles: f.list(
      {
        icon: f.choice(ctaIcons, { label: 'Drawing', default: 'car' }),
        image: f.image({ label: 'Logo', help: 'Stands in place of the drawing, as on a page of brands.' }),
        link: f.link({ label: 'Link', required: true }),
        text: f.text({ label: 'Text', max: 80 }),
      },
      {
        label: 'Tiles',
        help: 'Without any: service, stock, test drive, offers, finance and contact.',
        max: 12,
        itemLabel: 'Tile',
      },
    ),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft', 'inverse'], 'plain'),
  },
  summary: ({ heading, tiles }) => heading || tiles.map(({ link }) => link.label).join(', '),
})
