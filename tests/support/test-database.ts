import { nameOf, newDatabase, dropDatabases } from './new-database.ts'
import { postgresOfTheRun } from './postgres-of-the-run.ts'
import { startPostgres } from './postgres-server.ts'

export interface TestDatabase {
  url: string
  stop: () => Promise<void>
}

/** An empty database on a real PostgreSQL: the one that the run shares, else one for this database alone. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const run = postgresOfTheRun()
  return run ? { url: await newDatabase(run.server, run), stop: goesWithTheRun } : onItsOwnServer()
}

/** As `emptyDatabase`, but with the tables of this version already, where the run keeps a database that has them. */
export async function migratedDatabase(): Promise<TestDatabase> {
  const run = postgresOfTheRun()
  if (!run) return onItsOwnServer()
  return { url: await newDatabase(run.server, { ...run, original: nameOf(run.migrated) }), stop: goesWithTheRun }
}

/** A connection that is still saying goodbye would take it for a failure that its database is dropped under it. */
const goesWithTheRun = () => Promise.resolve()

async function onItsOwnServer(): Promise<TestDatabase> {
  const server = await startPostgres()
  const url = await newDatabase(server.url)
  return {
    url,
    stop: async () => {
      await dropDatabases(server.url, nameOf(url))
      await server.stop()
    },
  }
}
