import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import pg from 'pg'
import { GuardedPool } from './guarded-pool.ts'

/** Payload creates its pool with the adapter's `pg`. The adapter's option of that name requires its own copy of `@types/pg`. */
export const withGuardedPool = (adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => Object.assign(adapter.init(args), { pg: { ...pg, Pool: GuardedPool } }),
})
