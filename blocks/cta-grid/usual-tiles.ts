import type { PropsOf } from '../_kit/props.ts'
import type { ctaGrid } from './block.ts'
import * as texts from './texts.ts'

export type CtaTile = PropsOf<typeof ctaGrid>['tiles'][number]

const tile = (icon: CtaTile['icon'], label: string, url: string): CtaTile => ({
  id: url,
  icon,
  image: null,
  text: '',
  link: { kind: 'url', label, page: null, url, newTab: false },
})

/** The home page's six default tiles. locations §2, Home page */
export const defaultTiles: readonly CtaTile[] = [
  tile('wrench', texts.bookAService, '/service'),
  tile('search', texts.searchStock, '/search/new-used-and-demo-cars'),
  tile('wheel', texts.bookATestDrive, '/book-test-drive'),
  tile('tag', texts.offers, '/offers'),
  tile('dollar', texts.finance, '/finance'),
  tile('pin', texts.contact, '/contact'),
]
