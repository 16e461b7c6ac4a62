import type { PropsOf } from '../_kit/props.ts'
import type { bannerTiles } from './block.ts'

export type BannerTile = PropsOf<typeof bannerTiles>['tiles'][number]

const tile = (id: string, words: Pick<BannerTile, 'heading' | 'text'>, url: string): BannerTile => ({
  id,
  ...words,
  link: { kind: 'url', label: '', page: null, url, newTab: false },
  image: null,
})

/** The home page's banner until a marketer makes another. vehicles §2, Home banner */
export const usualTiles: readonly BannerTile[] = [
  tile(
    'offers',
    { heading: 'See our latest offers', text: 'Run-out prices, bonuses and low-rate finance.' },
    '/offers',
  ),
  tile('service', { heading: 'Book your service online', text: 'Choose a day that suits you.' }, '/service'),
  tile('sell', { heading: 'Sell your car', text: 'A fair price, and paid today.' }, '/sell-my-car'),
]
