import type { Sort } from '#schemas/vehicle/search-query.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

const orders = ['rank', 'price-asc', 'price-desc', 'km-asc', 'year-desc', 'newest'] as const satisfies readonly Sort[]

export const vehicleCarousel = defineBlock({
  slug: 'vehicle-carousel',
  label: texts.vehicleCarousel,
  category: 'stock',
  version: 1,
  description: texts.vehicleCarouselDescription,
  keywords: ['stock', 'vehicles', 'cars', 'slider', 'swipe', 'featured'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80 }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
    source: f.choice(['search', 'picked'], {
      label: texts.vehicles,
      default: 'search',
      labels: { search: texts.itsOwnSearch, picked: texts.chosen },
    }),
    filter: f.stockFilter({
      label: texts.whichVehicles,
      help: texts.whichVehiclesHelp,
      showWhen: { field: 'source', is: 'search' },
    }),
    sortBy: f.choice(orders, {
      label: texts.order,
      default: 'rank',
      labels: {
        rank: texts.bestFirst,
        'price-asc': texts.lowestPrice,
        'price-desc': texts.highestPrice,
        'km-asc': texts.fewestKilometres,
        'year-desc': texts.newestYear,
        newest: texts.latestArrivals,
      },
      showWhen: { field: 'source', is: 'search' },
    }),
    limit: f.number({
      label: texts.number,
      min: 2,
      max: 24,
      int: true,
      default: 9,
      showWhen: { field: 'source', is: 'search' },
    }),
    vehicles: f.vehicles({
      label: texts.chosenVehicles,
      max: 24,
      showWhen: { field: 'source', is: 'picked' },
      required: true,
    }),
    action: f.link({ label: texts.linkToMore }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  presets: [
    {
      name: 'new-arrivals',
      label: texts.newArrivalsPreset,
      description: texts.newArrivalsPresetDescription,
      keywords: ['latest', 'fresh stock'],
      props: {
        heading: texts.justArrived,
        sortBy: 'newest',
        action: { kind: 'url', url: '/search/new-used-and-demo-cars', label: texts.seeAllCars },
      },
    },
    {
      name: 'demos',
      label: texts.demosPreset,
      description: texts.demosPresetDescription,
      keywords: ['demonstrator', 'clearance'],
      props: { heading: texts.demosOnOffer, filter: { facets: { car_type: ['demo'] } }, sortBy: 'price-asc' },
      settings: { background: 'sunken' },
    },
    {
      name: 'under-25k',
      label: texts.under25kPreset,
      description: texts.under25kPresetDescription,
      keywords: ['cheap', 'budget', '25k'],
      props: {
        heading: texts.usedUnderPrice,
        filter: { facets: { car_type: ['used'] }, ranges: { price: { max: 25_000_00 } } },
        sortBy: 'price-asc',
      },
    },
  ],
  summary: ({ heading }) => heading,
})
