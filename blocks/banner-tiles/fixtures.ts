import type { PropsInput } from '../_kit/props.ts'
import type { bannerTiles } from './block.ts'

type Input = PropsInput<typeof bannerTiles>

const picture = (id: number) => ({ id, url: `/media/tile-${id}.webp`, alt: 'A car', width: 1200, height: 800 })

export const typical: Input = {
  heading: 'How can we help?',
  tiles: [
    {
      id: 'offers',
      heading: 'See our latest offers',
      text: 'Until 30 June.',
      link: { kind: 'url', url: '/offers' },
      image: picture(1),
    },
    { id: 'service', heading: 'Book your service online', link: { kind: 'url', url: '/service' }, image: picture(2) },
    { id: 'sell', heading: 'Sell your car', text: 'Paid today.', link: { kind: 'url', url: '/sell-my-car' } },
  ],
}

export const empty: Input = {}

export const longest: Input = {
  heading: 'Everything that we can do for you before, during and after you buy your next car',
  tiles: [1, 2, 3].map((place) => ({
    id: `tile-${place}`,
    heading: 'Everything that is on offer at all our dealerships this year',
    text: 'A long text that somebody typed into the tile without a thought for how narrow it is on the smallest screens there are',
    link: { kind: 'url' as const, url: '/offers' },
    image: picture(place),
  })),
  settings: { background: 'soft', anchor: 'tiles' },
}
