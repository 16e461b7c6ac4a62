import { bigint, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PostgresAdapter } from '@payloadcms/db-postgres'

/** Request counters of rate-limiter-flexible: `expire` is milliseconds since 1970, `key` holds no plain address. */
const requestLimits = pgTable('request_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').default(0).notNull(),
  expire: bigint('expire', { mode: 'number' }),
})

type SchemaHook = PostgresAdapter['beforeSchemaInit'][number]

/** Adds the table to Payload's own schema, so that migrations hold it. Only the platform reads and writes it. */
export const addLimitsTable: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, request_limits: requestLimits },
})
