import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { runSql } from './run-sql.ts'

interface DatabaseOptions {
  /** Beginning of its name; the rest is random. */
  prefix?: string
  /** Name of the database to copy; it must have no connections. */
  original?: string
}

/** A new database on a running server; gives its URL. */
export async function newDatabase(
  server: string,
  { prefix = 'test', original }: DatabaseOptions = {},
): Promise<string> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await runSql(server, `create database ${name}${original ? ` template ${original}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export const nameOf = (database: string) => new URL(database).pathname.slice(1)

/** Drops databases by name prefix and ends their connections. */
export async function dropDatabases(server: string, prefix: string): Promise<void> {
  const found = await runSql(server, `select datname from pg_database where starts_with(datname, '${prefix}')`)
  const names = z.array(z.object({ datname: z.string() })).parse(found)
  await runSql(server, ...names.map(({ datname }) => `drop database ${datname} with (force)`))
}
