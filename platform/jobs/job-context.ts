import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Indexing } from '../search/refresh-vehicles.ts'
import type { Logger } from '../server/log.ts'
import type { Network } from '../stock/fetch/network.ts'

/** What jobs work with. */
export interface JobContext {
  pool: Pool
  payload: Payload
  log: Logger
  indexing: Indexing
  dataDir: string
  /** Where feeds and photos may be fetched from. */
  network: Network
}
