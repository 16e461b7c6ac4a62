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

/** Sign-in codes of shoppers: only the hash, valid for a few minutes and a few attempts. */
const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tenant_id: integer('tenant_id').notNull(),
    /** Email address or phone number, hashed with the installation's secret. */
    address_hash: varchar('address_hash').notNull(),
    code_hash: varchar('code_hash').notNull(),
    /** The requesting browser, by its cookie. The code works only there, and only its attempts count. */
    browser_hash: varchar('browser_hash'),
    tries: integer('tries').default(0).notNull(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
    created_at: moment('created_at').defaultNow().notNull(),
  },
  (table) => [index('sign_in_codes_address_idx').on(table.tenant_id, table.address_hash, table.created_at)],
)

/** Sessions of signed-in shoppers: only the hash of the cookie's token. */
const shopperSessions = pgTable(
  'shopper_sessions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tenant_id: integer('tenant_id').notNull(),
    shopper_id: integer('shopper_id').notNull(),
    token_hash: varchar('token_hash').notNull(),
    /** The token before the rotation, valid a moment longer for requests in progress. */
    previous_hash: varchar('previous_hash'),
    rotated_at: moment('rotated_at').defaultNow().notNull(),
    expires_at: moment('expires_at').notNull(),
    created_at: moment('created_at').defaultNow().notNull(),
  },
  (table) => [
    uniqueIndex('shopper_sessions_token_idx').on(table.token_hash),
    index('shopper_sessions_previous_idx').on(table.previous_hash),
    index('shopper_sessions_shopper_idx').on(table.tenant_id, table.shopper_id),
  ],
)

type SchemaHook = PostgresAdapter['beforeSchemaInit'][number]

/** Adds both tables to Payload's own schema, so that migrations hold them. Only the platform reads and writes them. */
export const addSessionTables: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, sign_in_codes: signInCodes, shopper_sessions: shopperSessions },
})
