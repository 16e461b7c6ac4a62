import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const bannerTiles = defineBlock({
  slug: 'banner-tiles',
  label: 'Banner tiles',
  category: 'content',
  version: 1,
  description: 'Three large tiles that lead to offers, service and selling a car, or to what you choose.',
  keywords: ['banner', 'tiles', 'offers', 'service', 'sell', 'home'],
  thumbnail,
  hydrate: 'visible',
  props: {
    heading: f.text({ label: 'Heading', max: 80 }),
    tiles: f.list(
      {
        heading: f.text({ label: 'Heading', required: true, max: 60 }),
        text: f.text({ label: 'Text', max: 120 }),
        link: f.link({ label: 'Leads to', required: true }),
        image: f.image({ label: 'Picture' }),
      },
      { label: 'Tiles', help: 'Without any: offers, booking a service and selling a car.', max: 3, itemLabel: 'Tile' },
    ),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading, tiles }) => heading || tiles.map((tile) => tile.heading).join(', '),
})
