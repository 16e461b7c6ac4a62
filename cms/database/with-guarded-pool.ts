import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import pg from 'pg'
import { GuardedPool } from './guarded-pool.ts'

/** Payload makes its pool by the `pg` of its adapter. The adapter's option of that name wants the types of its own copy of `@types/pg`. */
export const withGuardedPool = (adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => Object.assign(adapter.init(args), { pg: { ...pg, Pool: GuardedPool } }),
})
