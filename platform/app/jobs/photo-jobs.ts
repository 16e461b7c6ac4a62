import type { Job } from 'pg-boss'
import { fetchPhotos } from '../../stock/photos/fetch-photos.ts'
import { tenantsWithDuePhotos } from '../../stock/photos/photo-ledger.ts'
import type { JobContext } from './job-context.ts'
import { fetchPhotosJob, type JobRequests } from '../../jobs/queues.ts'

/** Asks for the photos that failed and are to be tried again. */
export async function askForDuePhotos(
  { pool }: Pick<JobContext, 'pool'>,
  requests: JobRequests,
  now: Date,
): Promise<void> {
  for (const tenant of await tenantsWithDuePhotos(pool, now)) await requests.fetchPhotos({ tenant })
}

export async function fetchPhotosOf(
  { pool, log, dataDir, network }: JobContext,
  _requests: JobRequests,
  job: Job,
): Promise<void> {
  const { tenant: id } = fetchPhotosJob.parse(job.data)
  const { rows } = await pool.query<{ id: number; slug: string }>('select id, slug from tenants where id = $1', [id])
  const [tenant] = rows
  if (!tenant) return
  const counts = await fetchPhotos({ pool, tenant, dataDir, network, now: () => new Date(), signal: job.signal })
  if (counts.stored + counts.failed > 0) log.info({ tenant: id, ...counts }, 'photos fetched')
}
