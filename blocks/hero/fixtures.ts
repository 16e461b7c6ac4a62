import type { PropsInput } from '../_kit/props.ts'
import type { hero } from './block.ts'

type Input = PropsInput<typeof hero>

const picture = { id: 1, url: '/media/yard.webp', alt: 'The yard', width: 2400, height: 1350, focalX: 60, focalY: 40 }

export const typical: Input = {
  heading: 'Your next drive starts on the coast',
  text: 'New, demo and used cars, inspected by our own workshop and ready to go.',
  image: picture,
  buttons: [
    { id: 'stock', link: { kind: 'url', url: '/search/new-used-and-demo-cars', label: 'View Stock' }, look: 'accent' },
    { id: 'offers', link: { kind: 'url', url: '/offers', label: 'View Offers' }, look: 'secondary' },
  ],
}

export const empty: Input = {}

export const longest: Input = {
  heading: 'Everything on wheels for work, family and the long road north, all in one very big yard',
  text: 'A long welcome that somebody typed without a thought for narrow screens.\n'.repeat(4).slice(0, 300),
  image: picture,
  quickSearch: true,
  buttons: (['primary', 'accent', 'secondary'] as const).map((look, place) => ({
    id: `button-${place}`,
    link: {
      kind: 'url' as const,
      url: '/offers',
      label: 'Everything that is on offer at all of our dealerships this month',
    },
    look,
  })),
  settings: { layout: 'centre', overlay: 'strong', height: 'tall', anchor: 'welcome' },
}
