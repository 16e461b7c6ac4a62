import { randomBytes } from 'node:crypto'
import { runSql } from './run-sql.ts'

export interface TestDatabase {
  url: string
  stop: () => Promise<void>
}

/** A new database on a running server, gone after `stop`: empty, or a copy of another that nobody is connected to. */
export async function databaseOn({ url: server }: { url: string }, original?: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runSql(server, `create database ${name}${original ? ` template ${original}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, stop: () => runSql(server, `drop database if exists ${name} with (force)`) }
}
