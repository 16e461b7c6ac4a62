import type { PropsOf } from '../_kit/props.ts'
import type { ctaGrid } from './block.ts'

export type CtaTile = PropsOf<typeof ctaGrid>['tiles'][number]

const tile = (icon: CtaTile['icon'], label: string, url: string): CtaTile => ({
  id: url,
  icon,
  image: null,
  text: '',
  link: { kind: 'url', label, page: null, url, newTab: false },
})

/** The home page's six until a marketer makes others. locations §2, Home page */
export const usualTiles: readonly CtaTile[] = [
  tile('wrench', 'Book a service', '/service'),
  tile('search', 'Search stock', '/search/new-used-and-demo-cars'),
  tile('wheel', 'Book a test drive', '/book-test-drive'),
  tile('tag', 'Offers', '/offers'),
  tile('dollar', 'Finance', '/finance'),
  tile('pin', 'Contact', '/contact'),
]
