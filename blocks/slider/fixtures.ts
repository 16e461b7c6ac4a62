import type { PropsInput } from '../_kit/props.ts'
import type { slider } from './block.ts'

type Input = PropsInput<typeof slider>

const picture = (id: number) => ({
  id,
  url: `/media/promotion-${id}.webp`,
  alt: 'A car by the sea',
  width: 1920,
  height: 695,
})

const ofCollection = (
  id: number,
  words: { name: string; description?: string; url: string; hide_overlay?: boolean },
) => ({
  id,
  image: picture(id),
  ...words,
})

export const typical: Input = {
  chosen: [
    ofCollection(1, {
      name: 'Run-out prices on every demo',
      description: 'Drive away today with the balance of the new-car warranty.',
      url: '/search/demo-cars',
    }),
    ofCollection(2, {
      name: 'Service from $199',
      description: 'Fixed prices, a wash, and coffee while you wait.',
      url: '/service',
    }),
    ofCollection(3, { name: 'Sell your car in a day', url: '/sell-my-car', hide_overlay: true }),
  ],
}

export const empty: Input = {}

export const longest: Input = {
  source: 'here',
  slides: Array.from({ length: 12 }, (_, place) => ({
    id: `slide-${place}`,
    name: 'The biggest end-of-financial-year clearance this side of the Great Dividing Range',
    description: 'Terms, conditions and a great many words about what is included, and what is not. '
      .repeat(3)
      .slice(0, 240),
    url: {
      kind: 'url' as const,
      url: '/offers',
      label: 'Everything that is on offer at all of our dealerships this month',
    },
    image: picture(place + 1),
  })),
  settings: { turnsEvery: 0, width: 'content', anchor: 'promotions' },
}
