import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './installed.mjs'

/** One file per running command, named by its process id. */
const folder = join(root, '.forecourt', 'commands')

/** Registers the command of this process. Returns a function that removes the registration. */
export function registerCommand(command) {
  const file = join(folder, String(process.pid))
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    writeFileSync(file, command)
  } catch (error) {
    // A user without write access cannot register, and cannot replace packages either.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    return () => undefined
  }
  return () => rmSync(file, { force: true })
}

/** Lists running commands. Deletes registrations of killed processes. */
export function listRunning() {
  return listPids().flatMap((pid) => {
    const file = join(folder, String(pid))
    if (!isOurs(pid)) rmSync(file, { force: true })
    return isOurs(pid) ? [{ pid, command: readFileSync(file, 'utf8') }] : []
  })
}

function listPids() {
  try {
    return readdirSync(folder).map(Number)
  } catch {
    return []
  }
}

/** The system may have reused the id of an ended process: /proc, where present, names its program. */
function isOurs(pid) {
  if (!isAlive(pid)) return false
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('with-install.mjs')
  } catch {
    return true
  }
}

export function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
