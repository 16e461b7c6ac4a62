import { isProblem } from '#schemas/problem.ts'
import type { StaffService } from '../service.ts'
import { findOwnFeed } from './find-own-feed.ts'

export const importFeed: StaffService<'importFeed'> = async (context, { feed: id }) => {
  const feed = await findOwnFeed(context, id)
  if (isProblem(feed)) return feed
  return { isNew: await context.jobs.importFeed({ feed: feed.id, anyway: true }) }
}
