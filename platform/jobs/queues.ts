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
  importFeed: (asked: z.infer<typeof importFeedJob>) => Promise<boolean>
  fetchPhotos: (asked: z.infer<typeof fetchPhotosJob>) => Promise<boolean>
  sendMessage: (asked: z.infer<typeof sendMessageJob>) => Promise<boolean>
  deliverLead: (asked: z.infer<typeof deliverLeadJob>) => Promise<boolean>
}

export const jobRequests = (boss: Pick<PgBoss, 'send' | 'update'>): JobRequests => ({
  importFeed: async (asked) => {
    const singletonKey = String(asked.feed)
    if ((await boss.send('import-feed', asked, { singletonKey })) !== null) return true
    // A manual request replaces the delayed retry.
    if (asked.anyway) await boss.update('import-feed', asked, { singletonKey, startAfter: 0 })
    return false
  },
  fetchPhotos: async (asked) =>
    (await boss.send('fetch-photos', asked, { singletonKey: String(asked.tenant) })) !== null,
  sendMessage: async (asked) =>
    (await boss.send('send-message', asked, { singletonKey: String(asked.message) })) !== null,
  deliverLead: async (asked) => {
    const singletonKey = `${asked.delivery}:${asked.turn}`
    const startAfter = asked.at === null ? {} : { startAfter: secondsUntil(asked.at) }
    if ((await boss.send('deliver-lead', asked, { singletonKey, ...startAfter })) !== null) return true
    // A manual resend replaces the delayed attempt.
    if (asked.at === null) await boss.update('deliver-lead', asked, { singletonKey, startAfter: 0 })
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
    importFeed: async (asked) => (await prepared()).importFeed(asked),
    fetchPhotos: async (asked) => (await prepared()).fetchPhotos(asked),
    sendMessage: async (asked) => (await prepared()).sendMessage(asked),
    deliverLead: async (asked) => (await prepared()).deliverLead(asked),
  }
}
