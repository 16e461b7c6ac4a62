import { bigserial, index, integer, jsonb, pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PostgresAdapter } from '@payloadcms/db-postgres'

/** What changed, for whoever must know: written with the change, read at least once by the platform. */
const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tenant_id: integer('tenant_id').notNull(),
    type: varchar('type').notNull(),
    payload: jsonb('payload').notNull(),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).defaultNow().notNull(),
    processed_at: timestamp('processed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('outbox_unprocessed_idx').on(table.processed_at, table.id)],
)

type SchemaHook = PostgresAdapter['beforeSchemaInit'][number]

/** Adds the table to Payload's own schema, so that migrations hold it. */
export const addOutboxTable: SchemaHook = ({ schema }) => ({ ...schema, tables: { ...schema.tables, outbox } })
