import { bigserial, bigint, index, integer, pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PostgresAdapter } from '@payloadcms/db-postgres'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Separate from the accounts, because Payload rewrites the whole account with each session that begins or ends. */
const secondFactors = pgTable('second_factors', {
  user_id: integer('user_id').primaryKey(),
  /** Sealed with the installation's secret. */
  secret: varchar('secret').notNull(),
  /** The period of the last accepted code, to reject a reused one. */
  last_period: bigint('last_period', { mode: 'number' }).notNull(),
  created_at: moment('created_at').defaultNow().notNull(),
})

const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id').notNull(),
    code_hash: varchar('code_hash').notNull(),
    used_at: moment('used_at'),
    created_at: moment('created_at').defaultNow().notNull(),
  },
  (table) => [index('recovery_codes_user_idx').on(table.user_id, table.code_hash)],
)

type SchemaHook = PostgresAdapter['beforeSchemaInit'][number]

/** Adds both tables to Payload's own schema, so that migrations hold them. */
export const addSecondFactorTables: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, second_factors: secondFactors, recovery_codes: recoveryCodes },
})
