import type { Job } from 'pg-boss'
import { fetchPhotos } from '../../stock/photos/fetch-photos.ts'
import { findTenant, tenantsWithDuePhotos } from '../../stock/photos/store.ts'
import type { JobContext } from './job-context.ts'
import { fetchPhotosJob, type JobRequests } from '../../jobs/queues.ts'

/** Queues failed photos that are due for a retry. */
export async function askForDuePhotos(
  { pool }: Pick<JobContext, 'pool'>,
  requests: JobRequests,
  now: Date,
): Promise<void> {
  for (const tenant of await tenantsWithDuePhotos(pool, now)) await requests.fetchPhotos({ tenant })
}

export async function fetchSitePhotos(
  { pool, log, dataDir, network }: JobContext,
  _requests: JobRequests,
  job: Job,
): Promise<void> {
  const { tenant: id } = fetchPhotosJob.parse(job.data)
  const tenant = await findTenant(pool, id)
  if (!tenant) return
  const counts = await fetchPhotos({ pool, tenant, dataDir, network, now: () => new Date(), signal: job.signal })
  if (counts.stored + counts.failed > 0) log.info({ tenant: id, ...counts }, 'photos fetched')
}
