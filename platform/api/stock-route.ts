import { problem } from '#schemas/problem.ts'
import { SearchUnavailable } from '../search/search-port.ts'
import type { Service } from '../context/api-context.ts'
import { findStockPlace } from '../search/stock-path/find-stock-place.ts'

/** Resolves a path below `/search/` on this site; null if unknown. locations §2 */
export const stockRoute: Service<'stockRoute'> = async (context, { path }) => {
  try {
    return await findStockPlace(context, path)
  } catch (error) {
    if (error instanceof SearchUnavailable) return problem('search-unavailable')
    throw error
  }
}
