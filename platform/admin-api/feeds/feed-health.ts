import { isProblem } from '#schemas/problem.ts'
import { nextCheck } from '#schemas/stock/next-check.ts'
import { isAskedFor } from '../../jobs/store.ts'
import { findWithheldVehicles } from '../../stock/withheld-store.ts'
import type { StaffService } from '../service.ts'
import { findOwnFeed } from './find-own-feed.ts'
import { countImportsByDay, findMoments, listImports, summarisePhotos } from './store.ts'

export const feedHealth: StaffService<'feedHealth'> = async (context, { feed: id }) => {
  const { pool } = context
  const feed = await findOwnFeed(context, id)
  if (isProblem(feed)) return feed
  const [moments, imports, days, photos, isAsked, held] = await Promise.all([
    findMoments(pool, id),
    listImports(pool, id),
    countImportsByDay(pool, { feed, now: context.now }),
    summarisePhotos(pool, feed.tenant.id),
    isAskedFor(pool, { queue: 'import-feed', key: String(id) }),
    findWithheldVehicles(pool, feed),
  ])
  return {
    now: context.now.toISOString(),
    name: feed.name,
    timeZone: feed.tenant.timeZone,
    isAskedFor: isAsked,
    nextCheck: nextCheck({ ...feed, timeZone: feed.tenant.timeZone })?.toISOString() ?? null,
    ...moments,
    held,
    imports,
    days,
    photos,
  }
}
