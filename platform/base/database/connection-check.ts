import { Client } from 'pg'

/** Milliseconds for which an answer is good: anyone can ask for `/readyz`, and a connection costs PostgreSQL a process. */
const goodFor = 1_000
const connectWithin = 2_000

/** Whether PostgreSQL accepts one more connection. Those of a pool go on answering when all of PostgreSQL's are used up. */
export function connectionCheck(connectionString: string, now: () => number): () => Promise<boolean> {
  let latest: { at: number; answer: Promise<boolean> } | null = null
  return () => {
    const isGood = latest !== null && now() - latest.at < goodFor
    if (latest === null || !isGood) latest = { at: now(), answer: canConnect(connectionString) }
    return latest.answer
  }
}

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
