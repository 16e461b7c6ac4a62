import { PgBoss } from 'pg-boss'
import type { Pool } from 'pg'
import { z } from 'zod'

/** What is done once for each thing that asks for it, one at a time for each key. */
export const queues = {
  'import-feed': {
    policy: 'exclusive',
    retryLimit: 4,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 4 * 3_600,
    // A worker that was killed is known by its silence, long before its time is up.
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
  // Attempts that fail ask for the next one themselves: what is retried here is a process that died.
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
/** `turn` counts the attempts before; `at` is when, ISO 8601, null for at once. */
export const deliverLeadJob = z.object({ delivery: z.int(), turn: z.int(), at: z.iso.datetime().nullable() })

/** Asks the worker for something, from any process. What waits or is under way already is not asked for twice: then it says false. */
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
    // What failed and waits to be tried again need not wait for somebody who is there.
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
    // Somebody sends again what waits for its next attempt.
    if (asked.at === null) await boss.update('deliver-lead', asked, { singletonKey, startAfter: 0 })
    return false
  },
})

/** A delay, since the database's clock decides when a job is due: a time by our clock would wait an hour more where ours is an hour ahead. */
const secondsUntil = (at: string): number => Math.max(1, Math.ceil((Date.parse(at) - Date.now()) / 1_000))

export async function createQueues(boss: Pick<PgBoss, 'createQueue'>): Promise<void> {
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options)
}

/** Requests from a process that runs no jobs: on connections that it has anyway, prepared when first needed. */
export function requestsOver(pool: Pool): JobRequests {
  let requests: Promise<JobRequests> | null = null
  const prepare = async () => {
    const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
    const boss = new PgBoss({ db, schema: 'pgboss', supervise: false, schedule: false })
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

/** Whether a job of this key is under way or about to be; one that failed and waits to be tried again is not. */
export async function isAskedFor(pool: Pool, { queue, key }: { queue: QueueName; key: string }): Promise<boolean> {
  const exists = await pool.query<{ name: string | null }>(`select to_regclass('pgboss.job')::text as name`)
  if (!exists.rows[0]?.name) return false
  const { rowCount } = await pool.query(
    `select from pgboss.job where name = $1 and singleton_key = $2 and (state in ('created', 'active') or (state = 'retry' and start_after <= now()))
     limit 1`,
    [queue, key],
  )
  return (rowCount ?? 0) > 0
}
