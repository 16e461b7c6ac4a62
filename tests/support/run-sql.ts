import { Client } from 'pg'

/** Runs statements in order, each in its own transaction; returns the rows of the last. */
export async function runSql(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new Client(url)
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
