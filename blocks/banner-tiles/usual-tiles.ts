import type { PropsOf } from '../_kit/props.ts'
import type { bannerTiles } from './block.ts'
import * as texts from './texts.ts'

export type BannerTile = PropsOf<typeof bannerTiles>['tiles'][number]

const tile = (id: string, words: Pick<BannerTile, 'heading' | 'text'>, url: string): BannerTile => ({
  id,
  ...words,
  link: { kind: 'url', label: '', page: null, url, newTab: false },
  image: null,
})

/** The home page's default banner. vehicles §2, Home banner */
export const defaultTiles: readonly BannerTile[] = [
  tile('offers', { heading: texts.seeOurLatestOffers, text: texts.runOutPrices }, '/offers'),
  tile('service', { heading: texts.bookYourServiceOnline, text: texts.chooseADayThatSuitsYou }, '/service'),
  tile('sell', { heading: texts.sellYourCar, text: texts.aFairPrice }, '/sell-my-car'),
]
