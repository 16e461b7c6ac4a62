import type { Settings } from 'meilisearch'
import { facetFields, maxFacetValues, rangeFields, searchedFields } from '../engine-document.ts'

/** Increment this number with every change below or to documents: the index is then rebuilt. */
export const formVersion = 4

/**
 * All tenants share one index: hundreds of small indexes would each cost Meilisearch a memory map and a task queue slot, and one rebuild
 * and swap serves all. The adapter adds the tenant's filter to every query.
 */
export const settings = {
  searchableAttributes: [...searchedFields, 'also_called'],
  filterableAttributes: [
    'tenant_id',
    'id',
    'stocknum',
    'location_slug',
    'dealership_slug',
    'show_on_dealer_website',
    'sold_date_timestamp',
    '_geo',
    'website_id',
    'option_code',
    ...Object.values(rangeFields),
    ...facetFields,
  ],
  sortableAttributes: ['_geo', 'current_price', 'km', 'year', 'created_at_timestamp', 'custom_rank', 'id'],
  displayedAttributes: ['*'],
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness', 'custom_rank:desc', 'id:desc'],
  typoTolerance: {
    enabled: true,
    disableOnNumbers: true,
    disableOnAttributes: ['stocknum'],
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
  },
  pagination: { maxTotalHits: 1_000_000 },
  faceting: { maxValuesPerFacet: maxFacetValues, sortFacetValuesBy: { '*': 'count' } },
} satisfies Settings
