import { sql } from '@payloadcms/db-postgres'
import {
  bigserial,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PostgresAdapter } from '@payloadcms/db-postgres'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Change events, written with the change and delivered at least once. The transaction ids of writing and processing tell a reader which
 * rows are new since a snapshot, because serial ids do not commit in order.
 */
const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tenant_id: integer('tenant_id').notNull(),
    type: varchar('type').notNull(),
    payload: jsonb('payload').notNull(),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
    processed_at: timestamp('processed_at', { withTimezone: true, precision: 3 }),
    written_xid: transactionId('written_xid')
      .default(sql`pg_current_xact_id()`)
      .notNull(),
    processed_xid: transactionId('processed_xid'),
  },
  (table) => [
    index('outbox_unprocessed_idx').on(table.processed_at, table.id),
    index('outbox_written_xid_idx').on(table.written_xid),
    index('outbox_processed_xid_idx').on(table.processed_xid),
  ],
)

type SchemaHook = PostgresAdapter['beforeSchemaInit'][number]

/** Adds the table to Payload's own schema, so that migrations hold it. */
export const addOutboxTable: SchemaHook = ({ schema }) => ({ ...schema, tables: { ...schema.tables, outbox } })
