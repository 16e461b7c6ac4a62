import { isProblem, problem } from '#schemas/problem.ts'
import { approveWithheld } from '../../stock/withheld-vehicles.ts'
import type { StaffService } from '../service.ts'
import { findOwnFeed } from './find-own-feed.ts'

/** What staff saw may leave the site, once the newest file has been read: a vehicle that is in it again stays. */
export const approveWithdrawal: StaffService<'approveWithdrawal'> = async (context, { feed: id, until }) => {
  const feed = await findOwnFeed(context, id)
  if (isProblem(feed)) return feed
  const { pool, jobs, log, staff, now } = context
  const vehicles = await approveWithheld(pool, { feed, until: new Date(until), now })
  if (vehicles === 0) return problem('state-changed')
  log.info({ tenant: feed.tenant.id, staff: staff.id, feed: id, vehicles }, 'stock withdrawal approved by staff')
  await jobs.importFeed({ feed: id, anyway: true })
  return { vehicles }
}
