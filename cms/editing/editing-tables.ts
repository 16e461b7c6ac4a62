import { index, integer, pgTable, primaryKey, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PostgresAdapter } from '@payloadcms/db-postgres'

const document = { collection: varchar('collection').notNull(), document_id: integer('document_id').notNull() }

/** The last editor of each value of a document, to describe conflicts. One row per path, kept for 30 days. */
const documentEdits = pgTable(
  'document_edits',
  {
    ...document,
    /** As in `schemas/page/list-changes.ts`, joined by slashes. */
    path: varchar('path').notNull(),
    user_id: integer('user_id').notNull(),
    saved_at: timestamp('saved_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.document_id, table.path] }),
    index('document_edits_saved_at_idx').on(table.saved_at),
  ],
)

/** Users who have a document open: one row per browser window, expired without a report. */
const documentPresence = pgTable(
  'document_presence',
  {
    ...document,
    window_id: varchar('window_id', { length: 64 }).notNull(),
    user_id: integer('user_id').notNull(),
    seen_at: timestamp('seen_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.document_id, table.window_id] })],
)

type SchemaHook = PostgresAdapter['beforeSchemaInit'][number]

/** Adds the tables to Payload's own schema, so that migrations hold them. */
export const addEditingTables: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, document_edits: documentEdits, document_presence: documentPresence },
})
