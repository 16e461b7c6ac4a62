import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '#platform/embedded/start-embedded.ts'
import { linkDatabase } from './breakable-link.ts'

/** A PostgreSQL with its data on disk, at one address however often it dies. */
export interface ControllableDatabase {
  url: string
  /** SIGKILL, as when the machine's memory runs out; resolves when it answers again. */
  killAndRestart: () => Promise<void>
  /** SIGKILL; nothing listens at the address until `start`. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Sends SIGSTOP to each of its processes: connections stay open without answers. */
  pause: () => Promise<void>
  /** SIGCONT to what `pause` stopped. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

export async function controllableDatabase(dataDir: string): Promise<ControllableDatabase> {
  const startServer = () => startEmbedded({ dataDir, purpose: 'test', say: () => undefined })
  let server = await startServer()
  const { link, url } = await linkDatabase(server.databaseUrl)

  const readPostmaster = async () =>
    Number((await readFile(join(server.home.data, 'postmaster.pid'), 'utf8')).split('\n')[0])

  const kill = async () => {
    const pid = await readPostmaster()
    process.kill(pid, 'SIGKILL')
    await server.ended
    link.cut()
    await server.stop()
  }
  const start = async () => {
    server = await startServer()
    link.fix({ host: '127.0.0.1', port: Number(new URL(server.databaseUrl).port) })
  }
  const signalAll = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    const postmaster = await readPostmaster()
    // The postmaster first, so that it starts no process that would be missed.
    for (const pid of [postmaster, ...listChildren(postmaster)]) process.kill(pid, signal)
  }
  return {
    url,
    kill,
    start,
    killAndRestart: async () => {
      await kill()
      await start()
    },
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    stop: async () => {
      await link.stop()
      await server.stop()
    },
  }
}

/** proc(5): `pid (name) state ppid ...`. Each PostgreSQL process leads a session of its own, so a process group does not reach them. */
function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, ppid] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
        return Number(ppid) === parent
      } catch {
        return false
      }
    })
}
