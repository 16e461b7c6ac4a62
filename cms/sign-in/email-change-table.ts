import {
  bigserial,
  index,
  integer,
  pgTable,
  timestamp,
  uniqueIndex,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PostgresAdapter } from '@payloadcms/db-postgres'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Changes of accounts' email addresses that the old address can undo: only the hash of the link's token. */
const emailChanges = pgTable(
  'email_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id').notNull(),
    old_email: varchar('old_email').notNull(),
    token_hash: varchar('token_hash').notNull(),
    expires_at: moment('expires_at').notNull(),
    created_at: moment('created_at').defaultNow().notNull(),
  },
  (table) => [
    uniqueIndex('email_changes_token_idx').on(table.token_hash),
    index('email_changes_user_idx').on(table.user_id),
  ],
)

type SchemaHook = PostgresAdapter['beforeSchemaInit'][number]

/** Adds the table to Payload's own schema, so that migrations hold it. */
export const addEmailChangeTable: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, email_changes: emailChanges },
})
