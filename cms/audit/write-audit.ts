import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { getDatabase } from '../outbox/write-event.ts'
import { readClientAddress } from '../sign-in/client.ts'
import type { AuditAction } from './audit-actions.ts'

export interface AuditEntry {
  action: AuditAction
  /** Null for records of the whole platform, which only platform administrators may read. */
  tenantId: number | null
  /** The acting account, or the account of an attempted sign-in. */
  person: { id: number | null; email: string }
  source: AuditSource
  /** Name of the affected document. */
  subject?: string
  /** Collection and id of the document, if any. */
  area?: string
  document?: string
}

export interface AuditSource {
  address: string | null
  userAgent: string | null
}

export const readAuditSource = (req: Pick<PayloadRequest, 'headers'>): AuditSource => ({
  address: readClientAddress(req),
  userAgent: req.headers.get('user-agent'),
})

interface SqlClient {
  query: (text: string, values: unknown[]) => Promise<unknown>
}

/** Writes a row in the transaction of the request or client, so that the record exists exactly if the change does. */
export async function writeAudit(via: PayloadRequest | SqlClient, entry: AuditEntry): Promise<void> {
  const { action, tenantId, person, source, subject = '', area = '', document = '' } = entry
  const values = [
    tenantId,
    action,
    person.email.slice(0, 320),
    person.id,
    source.address,
    source.userAgent?.slice(0, 300) ?? null,
    subject.slice(0, 300),
    area,
    document,
  ]
  if ('query' in via && typeof via.query === 'function') {
    await via.query(`${insert} values ($1, $2::enum_audit_log_action, $3, $4, $5, $6, $7, $8, $9)`, values)
    return
  }
  const database = await getDatabase(via as PayloadRequest)
  const [tenant, kind, ...rest] = values
  const parameters = [sql`${tenant}`, sql`${kind}::enum_audit_log_action`, ...rest.map((value) => sql`${value}`)]
  await database.execute(sql`${sql.raw(insert)} values (${sql.join(parameters, sql`, `)})`)
}

const insert =
  'insert into audit_log (tenant_id, action, person, person_id, address, user_agent, subject, area, document)'

/** Writes one row per site of a user, so that the administrators of every site can read it. */
export async function writeAuditOfPerson(
  via: PayloadRequest | SqlClient,
  { tenants, ...entry }: Omit<AuditEntry, 'tenantId'> & { tenants: readonly number[] },
): Promise<void> {
  for (const tenantId of tenants.length === 0 ? [null] : tenants) await writeAudit(via, { ...entry, tenantId })
}
