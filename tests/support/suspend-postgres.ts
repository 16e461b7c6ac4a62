import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/embedded/start-embedded.ts'

/** A PostgreSQL of a test's own that can hang: its connections stay open, and nobody answers. */
export interface SuspendablePostgres {
  url: string
  /** SIGSTOP to each of its processes. */
  suspend: () => Promise<void>
  /** SIGCONT to them. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

export async function startSuspendablePostgres(): Promise<SuspendablePostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-suspendable-'))
  const server = await startEmbedded({ dataDir, purpose: 'test', say: () => undefined })
  const signalAll = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    const [first = ''] = (await readFile(join(server.home.data, 'postmaster.pid'), 'utf8')).split('\n')
    const postmaster = Number(first)
    // The postmaster first, so that it starts no process that would be missed.
    for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, signal)
  }
  return {
    url: server.databaseUrl,
    suspend: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    stop: async () => {
      await signalAll('SIGCONT')
      await server.stop()
      await rm(server.home.folder, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** proc(5): `pid (name) state ppid ...`. Each PostgreSQL process leads a session of its own, so a process group does not reach them. */
function childrenOf(parent: number): number[] {
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
