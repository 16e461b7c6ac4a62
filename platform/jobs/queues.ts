import { PgBoss } from 'pg-boss'
import type { Pool } from 'pg'
import { z } from 'zod'
import { createBossDatabase } from './store.ts'

/** Queues for deduplicated work, serialised per key. */
export const queues = {
  'import-feed': {
    policy: 'exclusive',
    retryLimit: 4,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 4 * 3_600,
    // A killed worker is detected by its missing heartbeat, long before the job expires.
    heartbeatSeconds: 60,
  },
  'fetch-photos': {
    policy: 'exclusive',
    retryLimit: 2,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 2 * 3_600,
    heartbeatSeconds: 60,
  },
  'send-message': {
    policy: 'exclusive',
    retryLimit: 8,
    retryDelay: 15,
    retryBackoff: true,
    expireInSeconds: 120,
  },
  // Failed attempts schedule the next one themselves: retries here are for crashed processes.
  'deliver-lead': {
    policy: 'exclusive',
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 120,
    heartbeatSeconds: 20,
  },
} as const
export type QueueName = keyof typeof queues

export const importFeedJob = z.object({ feed: z.int(), anyway: z.boolean() })
export const fetchPhotosJob = z.object({ tenant: z.int() })
export const sendMessageJob = z.object({ message: z.int() })
/** `turn` counts previous attempts; `at` is the time, ISO 8601, null for immediately. */
export const deliverLeadJob = z.object({ delivery: z.int(), turn: z.int(), at: z.iso.datetime().nullable() })

/** Queues jobs from any process. False if the same job is already pending or running. */
export interface JobRequests {
  importFeed: (job: z.infer<typeof importFeedJob>) => Promise<boolean>
  fetchPhotos: (job: z.infer<typeof fetchPhotosJob>) => Promise<boolean>
  sendMessage: (job: z.infer<typeof sendMessageJob>) => Promise<boolean>
  deliverLead: (job: z.infer<typeof deliverLeadJob>) => Promise<boolean>
}

export const jobRequests = (boss: Pick<PgBoss, 'send' | 'update'>): JobRequests => ({
  importFeed: async (job) => {
    const singletonKey = String(job.feed)
    if ((await boss.send('import-feed', job, { singletonKey })) !== null) return true
    // A manual request replaces the delayed retry.
    if (job.anyway) await boss.update('import-feed', job, { singletonKey, startAfter: 0 })
    return false
  },
  fetchPhotos: async (job) => (await boss.send('fetch-photos', job, { singletonKey: String(job.tenant) })) !== null,
  sendMessage: async (job) => (await boss.send('send-message', job, { singletonKey: String(job.message) })) !== null,
  deliverLead: async (job) => {
    const singletonKey = `${job.delivery}:${job.turn}`
    const startAfter = job.at === null ? {} : { startAfter: secondsUntil(job.at) }
    if ((await boss.send('deliver-lead', job, { singletonKey, ...startAfter })) !== null) return true
    // A manual resend replaces the delayed attempt.
    if (job.at === null) await boss.update('deliver-lead', job, { singletonKey, startAfter: 0 })
    return false
  },
})

/** A delay in seconds, since the database's clock decides when a job is due: a time by our clock would be wrong by the clocks' difference. */
const secondsUntil = (at: string): number => Math.max(1, Math.ceil((Date.parse(at) - Date.now()) / 1_000))

export async function createQueues(boss: Pick<PgBoss, 'createQueue'>): Promise<void> {
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options)
}

/** Queues jobs from a process that runs none, on its existing pool, initialised on first use. */
export function requestsOver(pool: Pool): JobRequests {
  let requests: Promise<JobRequests> | null = null
  const prepare = async () => {
    const boss = new PgBoss({ db: createBossDatabase(pool), schema: 'pgboss', supervise: false, schedule: false })
    boss.on('error', () => undefined)
    await boss.start()
    await createQueues(boss)
    return jobRequests(boss)
  }
  const prepared = () =>
    (requests ??= prepare().catch((error: unknown) => {
      requests = null
      throw error
    }))
  return {
    importFeed: async (job) => (await prepared()).importFeed(job),
    fetchPhotos: async (job) => (await prepared()).fetchPhotos(job),
    sendMessage: async (job) => (await prepared()).sendMessage(job),
    deliverLead: async (job) => (await prepared()).deliverLead(job),
  }
}
