import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Transports } from '../../messages/transports.ts'
import type { MessageSender } from '../../messages/message-sender.ts'
import type { BackupSchedule } from '../../backup/scheduled-backup.ts'
import type { Payments } from '../../integrations/payments.ts'
import type { Indexing } from '../../search/refresh-vehicles.ts'
import type { Logger } from '../../base/log.ts'
import type { Network } from '../../stock/fetch/network.ts'

/** What jobs work with. */
export interface JobContext {
  /** Days that the audit log is kept. */
  auditKeepDays: number
  pool: Pool
  /** Aborted when the process begins to stop: what takes long ends, and leaves nothing half done. */
  signal: AbortSignal
  payload: Payload
  log: Logger
  indexing: Indexing
  dataDir: string
  /** Where feeds and photos may be fetched from. */
  network: Network
  payments: Payments | null
  /** Origin of the admin: sites have its protocol and port. */
  ownOrigin: string
  /** The mail and SMS providers there are, and the way to send something at once. */
  transports: Transports
  post: MessageSender
  /** Scheduled backups; null where FORECOURT_BACKUP_DIR is not set. */
  backups: (BackupSchedule & { databaseUrl: string }) | null
}
