import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { runDueJobs, sweepFiles } from '#cms/index.ts'
import { sendNewVehicleAlerts } from '../../alerts/send-new-vehicle-alerts.ts'
import { sendPriceDropAlerts } from '../../alerts/send-price-drop-alerts.ts'
import { deleteProcessed } from '../../events/outbox-store.ts'
import { hasFreshOffers, noteOffers } from '../../market/store.ts'
import { catchUp, reindex } from '../../search/reindex.ts'
import { reconcilePayments } from '../../checkout/reconcile-payments.ts'
import type { Logger } from '../../base/log.ts'
import { alertsNow } from './alert-jobs.ts'
import { askForDueFeeds, importFeed } from './feed-jobs.ts'
import { deleteOldAuditRecords } from '../../audit/store.ts'
import { backUpWhenDue } from './backup-job.ts'
import type { JobContext } from './job-context.ts'
import { sendStoredMessage } from './message-jobs.ts'
import { askForDuePhotos, fetchSitePhotos } from './photo-jobs.ts'
import { mailHeldLeads } from '../../leads/mail-held-leads.ts'
import { askForOwedDeliveries, deliverStoredLead } from '../../leads/jobs.ts'
import { purgeExpiredSignIns } from '../../sessions/store.ts'
import { purgeExpiredValuations } from '../../valuations/store.ts'
import { purgeDeletedSites } from '../../stock/deleted-sites-store.ts'
import { workInSlots } from '../../jobs/work-in-slots.ts'
import { createQueues, type JobRequests, jobRequests, type QueueName } from '../../jobs/queues.ts'

interface ScheduledJob {
  name: string
  /** Minute, hour, day, month, weekday; UTC. */
  cron: string
  expireInSeconds: number
  run: (context: JobContext, requests: JobRequests) => Promise<void>
  /** Whether a starting worker runs it immediately. */
  isDue?: (context: JobContext) => Promise<boolean>
}

const keepOutboxDays = 7

/** All scheduled jobs. */
export const scheduledJobs: readonly ScheduledJob[] = [
  {
    name: 'reindex-stock',
    cron: '20 15 * * *',
    expireInSeconds: 3_600,
    run: async ({ indexing, log }) => {
      log.info(await reindex(indexing), 'stock reindexed')
    },
  },
  {
    name: 'catch-up-search',
    cron: '* * * * *',
    expireInSeconds: 3_600,
    run: ({ indexing }) => catchUp(indexing),
  },
  {
    name: 'record-offers',
    cron: '35 * * * *',
    expireInSeconds: 600,
    isDue: async ({ pool }) => !(await hasFreshOffers(pool, new Date())),
    run: async ({ pool, log }) => {
      log.info(await noteOffers(pool, new Date()), 'market prices recorded')
    },
  },
  {
    name: 'purge-events',
    cron: '50 15 * * *',
    expireInSeconds: 600,
    run: async ({ pool, log }) => {
      const rows = await deleteProcessed(pool, keepOutboxDays)
      log.info({ rows }, 'processed events purged')
    },
  },
  {
    name: 'purge-deleted-sites',
    cron: '55 15 * * *',
    expireInSeconds: 600,
    run: async ({ pool, log }) => {
      log.info({ rows: await purgeDeletedSites(pool) }, 'feed data of deleted sites purged')
    },
  },
  {
    name: 'sweep-replaced-files',
    cron: '25 * * * *',
    expireInSeconds: 600,
    run: async ({ payload, dataDir, log }) => {
      const swept = await sweepFiles(payload, { dataDir, now: new Date() })
      if (swept.restored + swept.removed > 0)
        log.warn(swept, 'picture files of interrupted changes restored or removed')
    },
  },
  {
    name: 'reconcile-payments',
    cron: '* * * * *',
    expireInSeconds: 300,
    run: ({ log, ...context }) => reconcilePayments({ ...context, now: new Date() }, log),
  },
  {
    name: 'purge-valuations',
    cron: '40 15 * * *',
    expireInSeconds: 600,
    run: async ({ pool, log }) => {
      log.info({ rows: await purgeExpiredValuations(pool, new Date()) }, 'expired valuations purged')
    },
  },
  {
    name: 'purge-sign-ins',
    cron: '45 15 * * *',
    expireInSeconds: 600,
    run: async ({ pool, log }) => {
      log.info({ rows: await purgeExpiredSignIns(pool, new Date()) }, 'expired codes, sessions and counters purged')
    },
  },
  {
    name: 'delete-old-audit-records',
    cron: '35 15 * * *',
    expireInSeconds: 600,
    run: async ({ pool, log, auditKeepDays }) => {
      const rows = await deleteOldAuditRecords(pool, { days: auditKeepDays, now: new Date() })
      log.info({ rows }, 'old audit records deleted')
    },
  },
  {
    name: 'find-due-feeds',
    cron: '* * * * *',
    expireInSeconds: 60,
    run: (context, requests) => askForDueFeeds(context, requests, new Date()),
  },
  {
    name: 'send-price-drop-alerts',
    cron: '*/10 * * * *',
    expireInSeconds: 600,
    run: async (context) => {
      const sent = await sendPriceDropAlerts(alertsNow(context))
      if (sent > 0) context.log.info({ sent }, 'price-drop alerts sent')
    },
  },
  {
    name: 'send-new-vehicle-alerts',
    cron: '15 * * * *',
    expireInSeconds: 1_800,
    run: async (context) => {
      const sent = await sendNewVehicleAlerts(alertsNow(context))
      if (sent > 0) context.log.info({ sent }, 'new-vehicle alerts sent')
    },
  },
  {
    name: 'find-due-photos',
    cron: '*/5 * * * *',
    expireInSeconds: 60,
    run: (context, requests) => askForDuePhotos(context, requests, new Date()),
  },
  {
    name: 'find-pending-deliveries',
    cron: '* * * * *',
    expireInSeconds: 60,
    run: (context, requests) => askForOwedDeliveries(context, requests, new Date()),
  },
  {
    name: 'mail-held-leads',
    // It tells of the time until the last 20:00 UTC once, also if no worker ran then.
    cron: '*/10 * * * *',
    expireInSeconds: 600,
    run: async ({ pool, payload, ownOrigin, log }) => {
      const sent = await mailHeldLeads({ pool, payload, ownOrigin, now: new Date() })
      if (sent > 0) log.info({ sent }, 'held leads told by email')
    },
  },
  {
    name: 'back-up',
    cron: '*/5 * * * *',
    expireInSeconds: 6 * 3_600,
    isDue: ({ backups }) => Promise.resolve(backups !== null),
    run: backUpWhenDue,
  },
]

type QueuedWork = (context: JobContext, requests: JobRequests, job: JobWithMetadata) => Promise<void>

/** All queued jobs. `slots` is the concurrency per process. */
const queuedJobs: Record<QueueName, { slots: number; run: QueuedWork }> = {
  'import-feed': { slots: 2, run: importFeed },
  'fetch-photos': { slots: 1, run: fetchSitePhotos },
  'send-message': { slots: 4, run: sendStoredMessage },
  // Mostly waiting for dealers' servers. A hanging server occupies a slot for ten seconds.
  'deliver-lead': { slots: 100, run: deliverStoredLead },
}

/** Milliseconds that running jobs get when the process stops. */
const stopWithin = 20_000

interface JobsOptions extends Omit<JobContext, 'signal'> {
  /** Interval in milliseconds of the check for scheduled publishing. */
  publishEvery: number
}

export interface Jobs {
  /** Queues jobs on request. */
  requests: JobRequests
  /** Stops after running jobs have finished. */
  stop: () => Promise<void>
}

/** Starts pg-boss with a lease, retries and one worker per job. Two processes never run the same job concurrently. */
export async function startJobs(connectionString: string, { publishEvery, ...options }: JobsOptions): Promise<Jobs> {
  const stopping = new AbortController()
  const context: JobContext = { ...options, signal: stopping.signal }
  const boss = new PgBoss({ connectionString, schema: 'pgboss', max: 3 })
  boss.on('error', (error) => context.log.warn({ reason: error.message }, 'job queue unavailable'))
  await boss.start()
  await createQueues(boss)
  const requests = jobRequests(boss)
  for (const job of scheduledJobs) {
    await boss.createQueue(job.name, {
      policy: 'exclusive',
      retryLimit: 3,
      retryBackoff: true,
      expireInSeconds: job.expireInSeconds,
    })
    await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' })
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      await job.run(context, requests)
    })
    if (await job.isDue?.(context)) await boss.send(job.name, {})
  }
  await removeFormerSchedules(boss)
  const workers = Object.entries(queuedJobs).map(([queue, { slots, run }]) =>
    workInSlots(boss, {
      queue,
      slots,
      run: (job) => run(context, requests, job),
      onError: (error) => context.log.warn({ err: error, queue }, 'job queue failed'),
    }),
  )
  const publishing = repeat(publishEvery, () => runDueJobs(context.payload), context.log)
  return {
    requests,
    stop: async () => {
      const ends = Date.now() + stopWithin
      stopping.abort(new Error('The process is stopping.'))
      await Promise.all([publishing.stop(), ...workers.map((worker) => worker.stop(stopWithin))])
      await boss.stop({ graceful: true, timeout: Math.max(1_000, ends - Date.now()) })
    },
  }
}

/** A schedule of a former release under another name would queue jobs forever without a worker. */
async function removeFormerSchedules(boss: PgBoss): Promise<void> {
  const current = new Set(scheduledJobs.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!current.has(name)) await boss.unschedule(name)
}

/** Runs `work` repeatedly and never concurrently. A failure is logged, and the next run retries. */
function repeat(every: number, work: () => Promise<void>, log: Logger) {
  let running: Promise<void> | null = null
  const turn = () => {
    running ??= work()
      .catch((error: unknown) => log.warn({ err: error }, 'scheduled publishing failed'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(turn, every)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
