import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { aSearchDocument } from '#blocks/_kit/samples/a-vehicle.ts'
import { sampleAnswers, sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import { createNode } from '#blocks/_kit/props.ts'
import { searchChips } from '#blocks/search-chips/block.ts'
import { searchFilters } from '#blocks/search-filters/block.ts'
import { searchResults } from '#blocks/search-results/block.ts'
import { searchSort } from '#blocks/search-sort/block.ts'
import { stockSearch } from '#blocks/stock-search/block.ts'
import type { RenderInput } from '#schemas/page/render.ts'

const filters = ['make', 'model', 'body', 'fuel', 'transmission', 'colour', 'price'] as const

/** The first page of a dealer's used cars: 21 cards, six filters of the stock and one of the price. */
export function aSearchPage(): RenderInput {
  const now = new Date('2026-11-21T00:00:00.000Z')
  return {
    site: aSite({ hasFavourites: true }),
    page: {
      id: 1,
      title: 'Used cars',
      path: '/search/:type',
      layout: [
        createNode(stockSearch, 'search', {
          side: [createNode(searchFilters, 'filters', { filters: filters.map((kind) => ({ kind })) })],
          main: [
            createNode(searchSort, 'sort', {}),
            createNode(searchChips, 'chips', {}),
            createNode(searchResults, 'results', {}),
          ],
        }),
      ],
      seo: { title: '', description: '', image: null, noindex: false },
      updatedAt: now.toISOString(),
    },
    params: { type: 'used-cars' },
    url: '/search/used-cars',
    status: 200,
    preview: false,
    now,
    requestId: 'bench',
    api: sampleApi({
      search: { ...sampleAnswers.search, hits: hits().map((hit) => ({ ...hit, distance_km: null })), facets },
      promos: { promos: [], nextChange: null },
    }),
    report: ({ error }) => {
      throw error
    },
  }
}

/** Some with a tag, some reduced, some far below the market's price, one without a price. */
const hits = () =>
  Array.from({ length: 21 }, (_, index) =>
    aSearchDocument({
      id: 100 + index,
      slug: `2021-kia-cerato-a${index}`,
      stocknum: `A${index}`,
      price: index === 20 ? null : 20_000_00 + index * 1_000_00,
      km: 10_000 + index,
      thumbs: [1, 2, 3, 4, 5].map((angle) => `/stock/a${index}-${angle}.webp`),
      photos_count: 5,
      tag: index % 4 === 0 ? 'Great deal' : null,
    }),
  )

const facets = {
  make: { Kia: 21, Hyundai: 9, Mazda: 8, Toyota: 6, Ford: 4 },
  model: {
    Cerato: 8,
    Sportage: 7,
    Sorento: 6,
    i30: 5,
    Tucson: 4,
    'CX-5': 5,
    Mazda3: 3,
    Corolla: 3,
    Hilux: 2,
    RAV4: 1,
    Ranger: 2,
    Everest: 2,
  },
  body: { SUV: 20, Sedan: 12, Hatch: 10, Ute: 6 },
  fuel: { Petrol: 30, Diesel: 11, Hybrid: 5, Electric: 2 },
  transmission: { Automatic: 44, Manual: 4 },
  colour: { White: 15, Black: 11, Silver: 8, Grey: 7, Blue: 4, Red: 3 },
}
