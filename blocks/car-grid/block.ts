import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import type { Sort } from '#schemas/vehicle/search-query.ts'
import { moveSearchToFilter } from './move-search-to-filter.ts'
import * as texts from './texts.ts'

/** Every order except by distance, which needs a place. */
const orders = [
  'rank',
  'price-asc',
  'price-desc',
  'km-asc',
  'km-desc',
  'year-desc',
  'year-asc',
  'newest',
] as const satisfies readonly Sort[]

export const carGrid = defineBlock({
  slug: 'car-grid',
  label: texts.carGrid,
  category: 'stock',
  version: 2,
  description: texts.carGridDescription,
  keywords: [
    'stock',
    'vehicles',
    'cars',
    'listing',
    'featured',
    'offers',
    'used',
    'demo',
    'new arrivals',
    'run-out',
    'clearance',
    'specials',
    'EOFY',
    'inventory',
  ],
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
        'km-desc': texts.mostKilometres,
        'year-desc': texts.newestYear,
        'year-asc': texts.oldestYear,
        newest: texts.latestArrivals,
      },
      showWhen: { field: 'source', is: 'search' },
    }),
    limit: f.number({
      label: texts.number,
      min: 1,
      max: 24,
      int: true,
      default: 6,
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
      keywords: ['just arrived', 'latest', 'fresh stock'],
      props: {
        heading: texts.newArrivals,
        sortBy: 'newest',
        limit: 6,
        action: { kind: 'url', url: '/search/new-used-and-demo-cars', label: texts.seeAllCars },
      },
    },
    {
      name: 'used-under-30k',
      label: texts.usedUnder30kPreset,
      description: texts.usedUnder30kPresetDescription,
      keywords: ['cheap', 'budget', 'first car', 'under 30k', 'under 20k', 'affordable'],
      props: {
        heading: texts.usedCarsUnderPrice,
        filter: { facets: { car_type: ['used'] }, ranges: { price: { max: 30_000_00 } } },
        sortBy: 'price-asc',
        limit: 6,
        action: { kind: 'url', url: '/search/used-cars', label: texts.seeAllUsedCars },
      },
    },
    {
      name: 'demo-clearance',
      label: texts.demoClearancePreset,
      description: texts.demoClearancePresetDescription,
      keywords: ['demonstrator', 'ex-demo', 'run-out', 'sale'],
      props: {
        heading: texts.demoClearance,
        filter: { facets: { car_type: ['demo'] } },
        sortBy: 'price-asc',
        limit: 6,
        action: { kind: 'url', url: '/search/demo-cars', label: texts.seeAllDemos },
      },
      settings: { background: 'sunken' },
    },
    {
      name: 'low-kilometres',
      label: texts.lowKilometresPreset,
      description: texts.lowKilometresPresetDescription,
      keywords: ['low kms', 'odometer', 'near new'],
      props: {
        heading: texts.lowKilometreCars,
        filter: { facets: { car_type: ['used'] }, ranges: { km: { max: 50_000 } } },
        sortBy: 'km-asc',
        limit: 6,
      },
    },
  ],
  summary: (props) => props.heading,
  migrations: { 2: moveSearchToFilter },
})
