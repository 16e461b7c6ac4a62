import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Transports } from '../../messages/transports.ts'
import type { MessageSender } from '../../messages/message-sender.ts'
import type { BackupSchedule } from '../../backup/scheduled-backup.ts'
import type { Payments } from '../../integrations/payments.ts'
import type { IndexContext } from '../../search/refresh-vehicles.ts'
import type { Logger } from '../../base/log.ts'
import type { Network } from '../../stock/fetch/network.ts'

/** Dependencies of the jobs. */
export interface JobContext {
  /** Retention of the audit log in days. */
  auditKeepDays: number
  pool: Pool
  /** Aborted when the process starts to stop. Long jobs then end without partial results. */
  signal: AbortSignal
  payload: Payload
  log: Logger
  indexing: IndexContext
  dataDir: string
  /** Network access to feeds and photos. */
  network: Network
  payments: Payments | null
  /** Origin of the admin, whose protocol and port the sites share. */
  ownOrigin: string
  /** Configured mail and SMS providers, and the way to send immediately. */
  transports: Transports
  post: MessageSender
  /** Scheduled backups; null where FORECOURT_BACKUP_DIR is not set. */
  backups: (BackupSchedule & { databaseUrl: string }) | null
}
