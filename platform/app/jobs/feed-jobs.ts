import type { Job } from 'pg-boss'
import { isDue } from '#schemas/stock/next-check.ts'
import { findFeed, findScheduledFeeds } from '../../stock/feeds/feed-store.ts'
import { runFeed } from '../../stock/feeds/run-feed.ts'
import type { JobContext } from './job-context.ts'
import { importFeedJob, type JobRequests } from '../../jobs/queues.ts'

/** Queues an import for every feed that is due. */
export async function askForDueFeeds(
  { pool, log }: Pick<JobContext, 'pool' | 'log'>,
  requests: Pick<JobRequests, 'importFeed'>,
  now: Date,
): Promise<void> {
  const due = (await findScheduledFeeds(pool)).filter((feed) => isDue({ ...feed, timeZone: feed.tenant.timeZone }, now))
  for (const { id } of due) {
    if (await requests.importFeed({ feed: id, anyway: false })) log.info({ feed: id }, 'feed import queued')
  }
}

/** Runs a queued import, then queues its photos. Throws on transient failures so that the queue retries. */
export async function importFeed(context: JobContext, requests: JobRequests, job: Job): Promise<void> {
  const { pool, payload, log, dataDir, network } = context
  const { feed: id, anyway } = importFeedJob.parse(job.data)
  const feed = await findFeed(pool, id)
  if (!feed) return
  const outcome = await runFeed(
    { pool, dataDir, network, secret: payload.secret, now: () => new Date(), anyway, signal: job.signal },
    feed,
  )
  log.info({ feed: id, outcome: outcome.kind }, 'feed run finished')
  if (outcome.kind === 'failed' && outcome.again) throw new Error(outcome.words)
  if (outcome.kind === 'imported') await requests.fetchPhotos({ tenant: feed.tenant.id })
}
