import type { Service } from '../../context/api-context.ts'
import { monthOf } from './month-of.ts'

/** locations §4, Sales counter: resets monthly, on the site's own clock */
export const salesCount: Service<'salesCount'> = async ({ tenant, site, now, content }) => {
  const { from, to, month } = monthOf(now, site.timeZone)
  return { count: await content.countSold(tenant, { from, to }), month }
}
