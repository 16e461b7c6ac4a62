import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const bannerTiles = defineBlock({
  slug: 'banner-tiles',
  label: texts.bannerTiles,
  category: 'content',
  version: 1,
  description: texts.bannerTilesDescription,
  keywords: ['banner', 'tiles', 'offers', 'service', 'sell', 'home'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80 }),
    tiles: f.list(
      {
        heading: f.text({ label: texts.heading, required: true, max: 60 }),
        text: f.text({ label: texts.text, max: 120 }),
        link: f.link({ label: texts.link, required: true }),
        image: f.image({ label: texts.picture }),
      },
      { label: texts.tiles, help: texts.tilesHelp, max: 3, itemLabel: texts.tile },
    ),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  presets: [
    {
      name: 'buy-sell-service',
      label: texts.buySellServicePreset,
      description: texts.buySellServicePresetDescription,
      keywords: ['home page'],
      props: {
        tiles: [
          {
            heading: texts.browseOurStock,
            link: { kind: 'url', url: '/search/new-used-and-demo-cars', label: texts.seeTheCars },
          },
          { heading: texts.sellUsYourCar, link: { kind: 'url', url: '/sell-my-car', label: texts.getAnEstimate } },
          { heading: texts.bookYourService, link: { kind: 'url', url: '/service', label: texts.chooseATime } },
        ],
      },
    },
    {
      name: 'new-demo-used',
      label: texts.newDemoUsedPreset,
      description: texts.newDemoUsedPresetDescription,
      keywords: ['car types', 'range'],
      props: {
        tiles: [
          { heading: texts.newCars, link: { kind: 'url', url: '/search/new-cars', label: texts.seeNewCars } },
          { heading: texts.demoCars, link: { kind: 'url', url: '/search/demo-cars', label: texts.seeDemoCars } },
          { heading: texts.usedCars, link: { kind: 'url', url: '/search/used-cars', label: texts.seeUsedCars } },
        ],
      },
    },
    {
      name: 'sale-and-finance',
      label: texts.saleAndFinancePreset,
      description: texts.saleAndFinancePresetDescription,
      keywords: ['campaign'],
      props: {
        tiles: [
          { heading: texts.offersThisMonth, link: { kind: 'url', url: '/offers', label: texts.seeTheOffers } },
          {
            heading: texts.financeForYourNextCar,
            link: { kind: 'url', url: '/finance', label: texts.calculateRepayments },
          },
        ],
      },
      settings: { background: 'soft' },
    },
  ],
  summary: ({ heading, tiles }) => heading || tiles.map((tile) => tile.heading).join(', '),
})
