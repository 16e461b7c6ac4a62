import { facetTiles } from '#blocks/facet-tiles/block.ts'
import { priceSlider } from '#blocks/price-slider/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { block } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'
import { searchPage } from './search-page.ts'
import { words } from './words.ts'

/** Serves every address of stock: types, makes, models, bodies, places and dealers. */
export const searchPath = '/search/:type/:make?/:model?/:body?'

const page = (...layout: Parameters<typeof searchPage>): DemoPage => ({
  path: searchPath,
  title: 'Search our stock',
  layout: () => [searchPage(...layout)],
})

/** What most dealers want: filters on the left, from where to what. */
export const usualSearchPage = page({
  filters: [
    'near',
    'make',
    'model',
    'price',
    'car_type',
    'item_type',
    'body',
    'year',
    'km',
    'weekly_price_range',
    'fuel',
    'transmission',
    'location_name',
    'colour',
    'filtered_features',
  ],
})

/** One brand: nobody asks which make, and the model comes first. */
export const oneBrandSearchPage = page({
  filters: [
    'make_model',
    'car_type',
    'badge',
    'price',
    'weekly_price_range',
    'body',
    'fuel',
    'colour',
    'year',
    'km',
    'filtered_features',
    'status',
  ],
  open: ['make_model', 'car_type'],
  labels: {
    make_model: 'Model',
    badge: 'Variant',
    weekly_price_range: 'Repayment a week',
    status: 'In stock or on its way',
  },
  filtersProps: { placeholder: 'Model, colour or feature' },
})

/** A yard of many makes and small prices: filters on the right, prices first, the popular makes before all. */
export const wholesaleSearchPage = page({
  search: { settings: { layout: 'right' } },
  filters: [
    'price',
    'weekly_price_range',
    'make',
    'model',
    'km',
    'year',
    'body',
    'transmission',
    'fuel',
    'seats',
    'created_at_timestamp',
  ],
  open: ['price', 'make'],
  labels: { created_at_timestamp: 'Came in' },
  filtersProps: {
    settings: { makes: 'popular', price: { min: 2_000, max: 60_000, step: 500 } },
  },
  results: {
    emptyKind: 'own',
    emptyText: 'Nothing on the yard fits that today. Three trucks come in every Thursday: ring us and we look for one.',
  },
  beside: [
    block(richText, {
      content: words(
        '### Every car has',
        '- A roadworthy from an independent tester',
        '- A clear PPSR report',
        '- Two keys, or the price of one off',
      ),
      settings: { background: 'soft' },
    }),
  ],
})

/** Caravans and motorcycles on wide cards: filters fold away above them. */
export const leisureSearchPage = page({
  search: { settings: { layout: 'above' }, intro: 'Vans by the river, bikes for the long way round.' },
  filters: [
    'item_type',
    'make',
    'model',
    'price',
    'year',
    'km',
    'car_type',
    'location_name',
    'weekly_price_range',
    'near',
  ],
  open: ['item_type', 'make', 'price'],
  labels: { item_type: 'Caravan or motorcycle', km: 'Distance travelled' },
  filtersProps: { placeholder: 'Jayco, learner, four berths', settings: { look: 'folded' } },
  results: { settings: { width: 'full' } },
})

/** Imports: where from there comes how far they drive, and hybrids are what people ask for. */
export const importsSearchPage = page({
  filters: [
    'fuel',
    'make',
    'model',
    'price',
    'year',
    'km',
    'body',
    'categories',
    'seats',
    'transmission',
    'colour',
    'filtered_features',
    'near',
  ],
  open: ['fuel', 'make'],
  labels: { categories: 'Good for', near: 'Near' },
})

/** A search by price alone, and the same stock in bands. spec/locations-forms-finance.md §2 */
export const priceSearchPage: DemoPage = {
  path: '/search-by-price',
  title: 'Search by price',
  seo: { description: 'Say what you would like to spend, and see how many cars there are for it.' },
  layout: () => [
    block(priceSlider, { intro: 'Drag the handles, or type: the button counts as you go.' }),
    block(facetTiles, { heading: 'Or start from a price', facet: 'price_range', order: 'name' }),
    block(facetTiles, { heading: 'Or from what it costs a week', facet: 'weekly_price_range', order: 'name' }),
  ],
}
