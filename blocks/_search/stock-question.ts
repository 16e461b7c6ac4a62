import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { BlockDataInput, BlockQueries } from '../_kit/block-data.ts'
import { searchOfPage } from './search-of-page.ts'

/** The query of every part of a search page: the search of the page's URL. */
export const stockQuestion = ({ page, api }: Pick<BlockDataInput, 'page' | 'api'>): BlockQueries =>
  page.stock ? { critical: [vehicleSearchQuery(api, searchOfPage(page, page.search))] } : {}
