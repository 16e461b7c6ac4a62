import { type TestDatabase, databaseOn } from './database-on.ts'
import { postgresOfTheRun } from './postgres-of-the-run.ts'
import { startPostgres } from './postgres-server.ts'

/** An empty database on a real PostgreSQL: the one that the run shares, else one for this database alone. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const shared = postgresOfTheRun()
  if (shared) return databaseOn(shared)
  const server = await startPostgres()
  const database = await databaseOn(server)
  return {
    url: database.url,
    stop: async () => {
      await database.stop()
      await server.stop()
    },
  }
}

/** As `emptyDatabase`, but with the tables of this version already, where the run keeps a database that has them. */
export async function migratedDatabase(): Promise<TestDatabase> {
  const shared = postgresOfTheRun()
  return shared ? databaseOn(shared, shared.migrated) : emptyDatabase()
}
