import type { Service } from '../../context/api-context.ts'
import { findMonth } from './find-month.ts'

/** locations §4, Sales counter: resets monthly, in the site's time zone */
export const salesCount: Service<'salesCount'> = async ({ tenant, site, now, content }) => {
  const { from, to, month } = findMonth(now, site.timeZone)
  return { count: await content.countSold(tenant, { from, to }), month }
}
