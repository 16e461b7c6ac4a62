import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { InstallProblem, explain } from './install-problem.mjs'
import { addPackages, replacePackages } from './install-packages.mjs'
import { findNode, modules, ownNode, packagesOf, root, suits } from './installed.mjs'
import { isAlive, listRunning } from './running-commands.mjs'

const stampFile = join(modules, '.forecourt-install')

/**
 * Installs the packages of package-lock.json unless exactly these are installed: with `runtime` without development dependencies, with `all` including
 * them. `runtime` after `all` removes nothing, `all` after `runtime` adds the missing packages.
 */
export async function ensureInstalled(scope) {
  requireNode()
  requireWholeCopy()
  if (isStamped(scope)) return
  const release = await lock()
  try {
    if (isStamped(scope)) return
    writeStamp(matchesLock('all') ? 'all' : matchesLock('runtime') ? await complete(scope) : await replace(scope))
  } finally {
    release()
  }
}

async function complete(scope) {
  if (scope === 'all') await addPackages()
  return scope
}

/** Also after a change of the lock file: a developer's packages stay complete. */
async function replace(scope) {
  const installed = existsSync(join(modules, '.package-lock.json')) && !isStampedAs('runtime') ? 'all' : scope
  requireNoneRunning()
  await replacePackages(installed)
  return installed
}

/** `npm ci` deletes all packages first, and a running command loads some of its own late. */
function requireNoneRunning() {
  const running = listRunning().map(({ pid, command }) => `process ${pid} (${command})`)
  if (running.length === 0) return
  throw new InstallProblem(
    `Other packages have to be installed, since package-lock.json has changed, but ${running.join(' and ')} runs on those that are there. Stop it (Ctrl-C where it runs) and start again.`,
  )
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new InstallProblem(
    `Forecourt needs Node 20.19 or later to install itself, and this is ${process.version}. Install a newer Node (https://nodejs.org) and start again.`,
  )
}

const folders = ['blocks', 'cms', 'platform', 'renderer', 'schemas', 'seed']

/** A clone or copy that was interrupted lacks folders, and its error would name a module. */
function requireWholeCopy() {
  const missing = folders.filter((name) => !existsSync(join(root, name)))
  if (missing.length === 0) return
  throw new InstallProblem(
    `This copy of Forecourt is not complete: ${missing.join(', ')} is missing in ${root}. Run git restore . in it, or clone or copy it again, and start again.`,
  )
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

function readStamp() {
  const [hash, system, scope] = read(stampFile).trim().split(' ')
  return { hash, system, scope: scope ?? 'all' }
}

const system = `${process.platform}-${process.arch}`

const isStampedAs = (scope) => existsSync(stampFile) && readStamp().scope === scope

function isStamped(scope) {
  if (!existsSync(stampFile) || !hasNode()) return false
  const found = readStamp()
  const isSame = found.hash === lockHash() && found.system === system
  return isSame && (found.scope === 'all' || found.scope === scope) && isWhole()
}

/** A machine may have got another Node since. */
const hasNode = () => existsSync(ownNode) || suits(process.version)

/** A copy of node_modules that was interrupted has npm's list and the stamp, and lacks packages. */
function isWhole() {
  const listed = join(modules, '.package-lock.json')
  return existsSync(listed) && Object.keys(packagesOf(listed)).every(hasPackage)
}

const hasPackage = (path) => existsSync(join(root, path, 'package.json'))

function writeStamp(scope) {
  requireOwnNode()
  writeFileSync(stampFile, `${lockHash()} ${system} ${scope}\n`)
}

/** A manual `npm install` counts as installed: npm records it in node_modules/.package-lock.json. */
function matchesLock(scope) {
  const listed = join(modules, '.package-lock.json')
  if (!existsSync(listed) || !hasNode()) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const found = packagesOf(listed)
  // npm marks the target of a link, not the link.
  const target = (entry) => (entry.link ? (wanted[entry.resolved] ?? entry) : entry)
  const mayBeAbsent = (path, { optional, devOptional, dev }) =>
    path === '' || optional || devOptional || (scope === 'runtime' && dev)
  return (
    Object.entries(wanted).every(([path, entry]) =>
      found[path] ? found[path].version === entry.version : mayBeAbsent(path, target(entry)),
    ) && Object.keys(found).every((path) => wanted[path] && hasPackage(path))
  )
}

function requireOwnNode() {
  const node = findNode()
  const { status, stdout } = spawnSync(node, ['-p', 'process.version'], { encoding: 'utf8' })
  if (status === 0 && (node === ownNode || suits(stdout))) return
  rmSync(stampFile, { force: true })
  throw new InstallProblem(
    `The packages are there, but ${ownNode} does not run: npm was told to run no install scripts (npm config get ignore-scripts), or has none for this system. ` +
      'Run npm rebuild node --ignore-scripts=false and start again.',
  )
}

/** A second concurrent command waits until the first has installed. */
async function lock() {
  const file = join(root, '.forecourt', 'install.lock')
  mkdirSync(dirname(file), { recursive: true, mode: 0o711 })
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw explain(String(error))
    }
    const holder = Number(read(file))
    if (!isAlive(holder) && isSettled(file)) rmSync(file, { force: true })
    else if (!hasSaid) process.stderr.write(`Waiting for process ${holder}, which installs the packages.\n`)
    await wait(300)
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A new lock may not have its content yet. */
const isSettled = (file) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 1000
