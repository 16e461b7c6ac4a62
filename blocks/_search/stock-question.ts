import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { BlockDataInput, BlockQueries } from '../_kit/block-data.ts'
import { searchOfPage } from './search-of-page.ts'

/** What every part of a search page asks: the search of the page's address. */
export const stockQuestion = ({ page, api }: Pick<BlockDataInput, 'page' | 'api'>): BlockQueries =>
  page.stock ? { critical: [vehicleSearchQuery(api, searchOfPage(page, page.search))] } : {}
