import { Client } from 'pg'

export type Queryable = Pick<Client, 'query'>

export async function withClient<T>(databaseUrl: string, work: (db: Queryable) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
