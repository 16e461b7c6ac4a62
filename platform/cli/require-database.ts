import { Client } from 'pg'
import { StartProblem, errorCode } from '../embedded/problem.ts'
import { readServerVersion } from './store.ts'

const oldest = { version: 15, number: 150_000 }

/** Throws a `StartProblem` if `DATABASE_URL` does not reach a supported PostgreSQL. A missing database is created later. */
export async function requireDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const server = await readServerVersion(client)
    if (server.number < oldest.number) throw tooOld(server.name)
  } catch (error) {
    if (errorCode(error) !== isNotThereYet) throw explain(error, url)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** invalid_catalog_name */
const isNotThereYet = '3D000'

const tooOld = (version: string) =>
  new StartProblem(
    'database-out-of-reach',
    `DATABASE_URL leads to PostgreSQL ${version}; Forecourt needs ${oldest.version} or later. ${wayOut}`,
  )

function explain(error: unknown, url: string): unknown {
  if (error instanceof StartProblem || !(error instanceof Error)) return error
  const { host } = new URL(url)
  const isRefused = /^28|^53/.test(String(errorCode(error)))
  const errorMessage = error.message || String(errorCode(error))
  return new StartProblem(
    'database-out-of-reach',
    isRefused
      ? `PostgreSQL at ${host} refuses what DATABASE_URL says: ${errorMessage}. Correct its user and password. ${wayOut}`
      : `Nothing answers at ${host}, where DATABASE_URL leads, as PostgreSQL does: ${errorMessage}. Start that server or correct the address. ${wayOut}`,
  )
}

const wayOut = 'Without DATABASE_URL, Forecourt starts the PostgreSQL that npm brings.'
