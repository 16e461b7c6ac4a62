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

export const typical: Input = {
  slides: [
    {
      id: 'runout',
      name: 'Run-out prices on every demo',
      description: 'Drive away today with the balance of the new-car warranty.',
      url: { kind: 'url', url: '/search/demo-cars', label: 'See demo cars' },
      image: picture(1),
    },
    {
      id: 'service',
      name: 'Service from $199',
      description: 'Fixed prices, a wash, and coffee while you wait.',
      url: { kind: 'url', url: '/service' },
      image: picture(2),
    },
    {
      id: 'painted',
      name: 'Sell your car in a day',
      url: { kind: 'url', url: '/sell-my-car' },
      image: picture(3),
      hideOverlay: true,
    },
  ],
}

export const empty: Input = {}

export const longest: Input = {
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
