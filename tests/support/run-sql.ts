import { Client } from 'pg'

/** Runs statements one after the other, each in a transaction of its own. */
export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
