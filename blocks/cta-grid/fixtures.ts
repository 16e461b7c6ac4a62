import type { PropsInput } from '../_kit/props.ts'
import { ctaIcons, type ctaGrid } from './block.ts'

type Input = PropsInput<typeof ctaGrid>

export const typical: Input = {
  heading: 'What brings you here?',
  tiles: [
    { id: 'service', icon: 'wrench', link: { kind: 'url', url: '/service', label: 'Book a service' } },
    { id: 'stock', icon: 'search', link: { kind: 'url', url: '/search/used-cars', label: 'Search stock' } },
    { id: 'drive', icon: 'wheel', link: { kind: 'url', url: '/book-test-drive', label: 'Test drive' } },
    { id: 'offers', icon: 'tag', link: { kind: 'url', url: '/offers', label: 'Offers' }, text: 'Until 30 June' },
    { id: 'finance', icon: 'dollar', link: { kind: 'url', url: '/finance', label: 'Finance' } },
    { id: 'call', icon: 'phone', link: { kind: 'phone', url: '07 5555 0123', label: 'Call us' } },
  ],
}

export const empty: Input = {}

export const longest: Input = {
  heading: 'Everything that we can do for you before, during and after you buy your next car',
  tiles: ctaIcons.slice(0, 12).map((icon) => ({
    id: icon,
    icon,
    link: { kind: 'url', url: '/offers', label: 'Everything that is on offer at all of our dealerships this month' },
    text: 'A long text that somebody typed into the tile without a thought for its width',
  })),
  settings: { background: 'inverse', anchor: 'shortcuts' },
}
