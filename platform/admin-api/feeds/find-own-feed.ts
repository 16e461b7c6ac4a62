import { problem, type Problem } from '#schemas/problem.ts'
import type { StockFeed } from '#schemas/stock/stock-feed.ts'
import { findFeed } from '../../stock/feeds/feed-store.ts'
import type { StaffContext } from '../service.ts'

/** A feed of the call's site; null for a feed of another site. */
export async function findOwnFeed(
  { pool, site }: Pick<StaffContext, 'pool' | 'site'>,
  id: number,
): Promise<StockFeed | Problem> {
  const feed = await findFeed(pool, id)
  return feed?.tenant.id === site.id ? feed : problem('endpoint-not-found')
}
