import { Client } from 'pg'
import { onceASecond } from '../once-a-second.ts'

const connectWithin = 2_000

/**
 * Whether PostgreSQL accepts one more connection. Those of a pool go on answering when all of PostgreSQL's are used up. Anyone can ask for `/readyz`,
 * and a connection costs PostgreSQL a process.
 */
export const connectionCheck = (connectionString: string, now: () => number): (() => Promise<boolean>) =>
  onceASecond(() => canConnect(connectionString), now)

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new Client({
    connectionString,
    application_name: 'forecourt-ready',
    connectionTimeoutMillis: connectWithin,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    // It may never have been open.
    void client.end().catch(() => undefined)
  }
}
