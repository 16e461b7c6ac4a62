import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** The SQL statements of one direction of a migration, without running it. */
export async function readMigrationStatements(step: (args: MigrateUpArgs) => Promise<void>): Promise<string[]> {
  const dialect = new PgDialect()
  const texts: string[] = []
  const db = {
    execute: (query: SQL) => {
      texts.push(dialect.sqlToQuery(query).sql)
      return Promise.resolve({ rows: [] })
    },
  }
  await step({ db } as unknown as MigrateUpArgs)
  return texts.flatMap((text) => text.split(/;\s*(?:\n|$)/)).flatMap((text) => text.trim() || [])
}
