import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FileHandle, open, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { z } from 'zod'
import type { Binaries } from './binaries.ts'
import { getIdentity, postgresEnv, postgresProblem, superuser } from './cluster.ts'
import type { Home } from './home.ts'
import { StartProblem } from './problem.ts'
import { endPostgres } from './postmaster.ts'

export type Server = {
  port: number
  stop: () => Promise<void>
  /** Settles when PostgreSQL ends, expectedly or not. */ ended: Promise<void>
}

type Options = { home: Home; binaries: Binaries; password: string }

/**
 * Transient errors: a port taken by another program, and a killed PostgreSQL that its parent has not reaped. A living one was reported
 * before.
 */
const passing = /Address already in use|could not bind|still in use|lock file "postmaster.pid" already exists/

/** A crashed database replays its log first, which takes long if the log is large. */
const timeoutMs = 300_000

export async function runServer(options: Options): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(options, await freePort())
    } catch (error) {
      if (!(error instanceof StartProblem && passing.test(error.message)) || attempt === 10) throw error
      await wait(200)
    }
  }
}

async function start({ home, binaries, password }: Options, port: number): Promise<Server> {
  const log = await openLog(home.folder)
  const before = (await log.stat()).size
  const child = spawn(binaries.postgres, ['-D', home.data, ...settings(port)], {
    ...getIdentity(home),
    cwd: home.folder,
    env: postgresEnv,
    // A separate process group: Ctrl-C signals the whole terminal, and the database must stop last.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  const ended = getEnd(child)
  await log.close()
  const failed = ended.then(async () => {
    throw postgresProblem(await readFrom(home.folder, before), home)
  })
  const stop = () => endPostgres(z.number().parse(child.pid)).then(() => ended)
  try {
    await Promise.race([ready(getConnection(port, password)), failed])
  } catch (error) {
    if (child.exitCode === null && child.signalCode === null) await stop()
    throw error
  } finally {
    failed.catch(() => undefined)
  }
  return { port, ended, stop }
}

const getEnd = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', () => resolve())
  })

const settings = (port: number) =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

export const getConnection = (port: number, password: string) => ({
  host: '127.0.0.1',
  port,
  user: superuser,
  password,
  database: 'postgres',
})

async function ready(connection: ClientConfig): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await wait(50)) {
    const client = new Client(connection)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return
    } catch (error) {
      if (!isNotYet(error)) throw error
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  throw new StartProblem(
    'postgres-failed',
    'PostgreSQL has been recovering for five minutes. Start again to go on waiting.',
  )
}

/** 57P03: the database system is starting up. */
const isNotYet = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNREFUSED' || error.code === '57P03')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = z.object({ port: z.number() }).parse(probe.address())
  probe.close()
  await once(probe, 'close')
  return port
}

const getLog = (folder: string) => join(folder, 'postgres.log')
const largestLog = 5 * 1024 * 1024

async function openLog(folder: string): Promise<FileHandle> {
  const size = await stat(getLog(folder)).then(
    (found) => found.size,
    () => 0,
  )
  if (size > largestLog) await rename(getLog(folder), `${getLog(folder)}.1`)
  return open(getLog(folder), 'a', 0o600)
}

async function readFrom(folder: string, start: number): Promise<string> {
  const file = await open(getLog(folder))
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(16_384), position: start })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
