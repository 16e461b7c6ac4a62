import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandOf, processIdentity } from './process-identity.ts'

/**
 * Stops a PostgreSQL that outlived its parent (`kill -9`), and clears away the pid file of one that did not:
 * PostgreSQL itself refuses to start where that number belongs to another process by now.
 * Only for anyone who holds the database.
 */
export async function stopOrphan(data: string): Promise<'none' | 'stopped'> {
  const file = join(data, 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return 'none'
  if (!isPostgresOn(data, pid)) {
    await rm(file, { force: true })
    return 'none'
  }
  await endPostgres(pid)
  return 'stopped'
}

/** Fast shutdown: open transactions are rolled back, a checkpoint is written. Only one that hangs is ended harder. */
export async function endPostgres(pid: number): Promise<void> {
  const identity = processIdentity(pid)
  for (const { signal, seconds } of shutdown) {
    if (identity === null || !send(pid, signal)) return
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(50)) {
      if (processIdentity(pid) !== identity) return
    }
  }
}

const shutdown = [
  { signal: 'SIGINT', seconds: 60 },
  { signal: 'SIGQUIT', seconds: 10 },
  { signal: 'SIGKILL', seconds: 10 },
] as const

const isPostgresOn = (data: string, pid: number) => {
  const command = commandOf(pid)
  return command !== null && /postgres/.test(command) && command.includes(data)
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
