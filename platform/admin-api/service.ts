import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { z } from 'zod'
import type { AuditSource, Staff } from '#cms/index.ts'
import type { StaffEndpointName, staffEndpoints } from '#schemas/api/staff-endpoints.ts'
import type { Problem } from '#schemas/problem.ts'
import type { StaffSite } from '../content/load-staff-site.ts'
import type { JobRequests } from '../jobs/queues.ts'
import type { MessageSender } from '../messages/message-sender.ts'
import type { Payments } from '../integrations/payments.ts'
import type { Search } from '../search/search-port.ts'
import type { Logger } from '../base/log.ts'
import type { Network } from '../stock/fetch/network.ts'

/** Dependencies shared by all staff calls. */
export interface StaffParts {
  payload: Payload
  pool: Pool
  search: Search
  /** Origin of the admin. */
  adminUrl: string
  dataDir: string
  jobs: JobRequests
  /** Network access to feed sources and lead destinations. */
  network: Network
  post: MessageSender
  /** Null without a configured provider. */
  payments: Payments | null
  log: Pick<Logger, 'info'>
  now: () => Date
}

/** Context of one call: its user and tenant, both authorised before the service runs. */
export interface StaffContext extends Omit<StaffParts, 'now'> {
  staff: Staff
  site: StaffSite
  /** Client details for the audit log. */
  source: AuditSource
  now: Date
}

type ParsedInput<K extends StaffEndpointName> = z.output<(typeof staffEndpoints)[K]['input']>
type Answer<K extends StaffEndpointName> = z.input<(typeof staffEndpoints)[K]['output']>

/** Answers one staff call from parsed input. Expected failures are return values. */
export type StaffService<K extends StaffEndpointName> = (
  context: StaffContext,
  input: ParsedInput<K>,
) => Promise<Answer<K> | Problem>
