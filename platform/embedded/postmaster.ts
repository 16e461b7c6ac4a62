import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readCommand, processIdentity } from './process-identity.ts'

/**
 * Stops a PostgreSQL that outlived its parent (`kill -9`), or removes the stale pid file of a dead one: PostgreSQL refuses to start if
 * another process has that pid by now. Only the holder of the database may call it.
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

/** Fast shutdown: rolls back open transactions and writes a checkpoint. Only a hanging process is killed. */
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
  const command = readCommand(pid)
  return command !== null && /postgres/.test(command) && command.includes(data)
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
