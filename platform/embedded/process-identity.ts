import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * Distinguishes a process from a later one with the same pid, by its start time; null if it is not running. A zombie has ended, although
 * its parent has not reaped it.
 */
export function processIdentity(pid: number): string | null {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

/** The command line of a living process, or null. */
export function readCommand(pid: number): string | null {
  try {
    if (process.platform !== 'linux') return ps(pid, 'command=')
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null
  } catch {
    return null
  }
}

function fromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return null
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${bootId} ${z.string().parse(rest[startTimeAfterState])}`
  } catch {
    return null
  }
}

/** proc(5): state is field 3, starttime field 22. */
const startTimeAfterState = 18

function fromPs(pid: number): string | null {
  try {
    const [state, ...began] = ps(pid, 'state=,lstart=').split(/\s+/)
    return state === undefined || state.startsWith('Z') ? null : began.join(' ')
  } catch {
    return null
  }
}

const ps = (pid: number, columns: string) =>
  execFileSync('ps', ['-o', columns, '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
