import { isProblem, problem } from '#schemas/problem.ts'
import { approveWithheld } from '../../stock/withheld-store.ts'
import type { StaffService } from '../service.ts'
import { findOwnFeed } from './find-own-feed.ts'

/** Approves the removal of the listed vehicles with the next import. A vehicle that is in the newest file again stays. */
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
