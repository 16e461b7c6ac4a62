import type { Payload } from 'payload'
import type { Env } from '../env.ts'
import { consumeOutbox, type EventHandler } from '../events/consume-outbox.ts'
import { listenOutbox } from '../events/listen-outbox.ts'
import { deliverLeads } from '../leads/jobs.ts'
import { sendNewMessages } from './jobs/message-jobs.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createTransports } from '../messages/transports.ts'
import { createMessageSender } from '../messages/message-sender.ts'
import { createPayments } from '../integrations/payments.ts'
import { applyEvent } from '../search/apply-event.ts'
import type { IndexContext } from '../search/refresh-vehicles.ts'
import { createNetwork } from '../stock/fetch/network.ts'
import type { Logger } from '../base/log.ts'
import type { ShutdownStack } from '../base/shutdown.ts'

interface WorkerParts {
  env: Env
  payload: Payload
  log: Logger
  indexing: IndexContext
  shutdown: ShutdownStack
}

const pollInterval = 10_000
const publishEvery = 5_000

/** Processes the outbox as rows arrive, and runs scheduled jobs. */
export async function startWorker({ env, payload, log, indexing, shutdown }: WorkerParts): Promise<void> {
  const { pool } = indexing
  const transports = createTransports(env)
  const jobs = await startJobs(env.DATABASE_URL, {
    pool,
    payload,
    log,
    indexing,
    publishEvery,
    dataDir: env.FORECOURT_DATA_DIR,
    auditKeepDays: env.FORECOURT_AUDIT_KEEP_DAYS,
    network: createNetwork(env),
    payments: createPayments(env, (message, error) => log.warn({ err: error }, message)),
    ownOrigin: env.FORECOURT_ADMIN_URL,
    transports,
    post: createMessageSender({ payload, pool, transports }),
    backups: readBackupSchedule(env),
  })
  shutdown.defer('jobs', jobs.stop)
  const handlers: EventHandler[] = [
    (event) => applyEvent(indexing, event),
    sendNewMessages(jobs.requests),
    deliverLeads({ pool, payload }, jobs.requests),
  ]
  const consumer = consumeOutbox({ pool, handlers, log, every: pollInterval })
  shutdown.defer('outbox consumer', consumer.stop)
  const listener = listenOutbox({
    connectionString: env.DATABASE_URL,
    pool,
    log,
    onEvents: consumer.wake,
    onIndexed: () => undefined,
    onCutOff: () => undefined,
    onReconnected: consumer.wake,
  })
  shutdown.defer('outbox listener of the worker', listener.stop)
}

const readBackupSchedule = (env: Env) =>
  env.FORECOURT_BACKUP_DIR === undefined
    ? null
    : {
        folder: env.FORECOURT_BACKUP_DIR,
        everyHours: env.FORECOURT_BACKUP_EVERY,
        keep: env.FORECOURT_BACKUP_KEEP,
        databaseUrl: env.DATABASE_URL,
      }
