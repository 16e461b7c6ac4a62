import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Why the packages could not be installed: what happened, and what to do. */
export class InstallProblem extends Error {}

const modules = join(root, 'node_modules')
const stampFile = join(modules, '.forecourt-install')
const ownNode = join(modules, '.bin', 'node')

/** Installs the packages of package-lock.json unless exactly they are there. */
export async function ensureInstalled() {
  requireNode()
  if (isStamped()) return
  const release = await lock()
  try {
    if (isStamped()) return
    if (!matchesLock()) await install()
    requireOwnNode()
    writeFileSync(stampFile, stamp())
  } finally {
    release()
  }
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new InstallProblem(
    `Forecourt needs Node 20.19 or later to install itself, and this is ${process.version}. Install a newer Node (https://nodejs.org) and start again.`,
  )
}

const stamp = () => {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${hash} ${process.platform}-${process.arch}\n`
}

const isStamped = () => existsSync(stampFile) && existsSync(ownNode) && readFileSync(stampFile, 'utf8') === stamp()

/** What `npm install` did by hand counts as installed: npm lists it in node_modules/.package-lock.json. */
function matchesLock() {
  const listed = join(modules, '.package-lock.json')
  if (!existsSync(listed)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const found = packagesOf(listed)
  return (
    Object.entries(wanted).every(([path, entry]) =>
      found[path] ? found[path].version === entry.version : path === '' || entry.optional || entry.devOptional,
    ) && Object.keys(found).every((path) => wanted[path] && existsSync(join(root, path)))
  )
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

async function install() {
  const [program, ...args] = npm()
  const child = spawn(program, [...args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutModules() },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text))
  const stopProgress = showProgress()
  const code = await new Promise((done) => child.once('error', () => done(127)).once('close', done))
  stopProgress()
  if (code !== 0) throw explain(said)
}

/** The npm that runs us, on a Node that `npm ci` does not delete beneath itself. */
function npm() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [outerNode(), script] : ['npm']
}

const outerNode = () => {
  const found = pathWithoutModules()
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .find((file) => existsSync(file))
  return found ?? process.execPath
}

const pathWithoutModules = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && resolve(folder) !== dirname(ownNode))
    .join(delimiter)

function showProgress() {
  const began = Date.now()
  const total = Object.entries(packagesOf(join(root, 'package-lock.json'))).filter(isForHere).length
  const isTerminal = process.stderr.isTTY
  const line = () =>
    `Installing packages: ${Math.min(countInstalled(), total)} of about ${total}, ${Math.round((Date.now() - began) / 1000)} s`
  const write = () => process.stderr.write(isTerminal ? `\r\u001B[K${line()}` : `${line()}\n`)
  write()
  const timer = setInterval(write, isTerminal ? 500 : 10_000)
  return () => {
    clearInterval(timer)
    write()
    if (isTerminal) process.stderr.write('\n')
  }
}

const isForHere = ([path, { os, cpu }]) =>
  /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) &&
  (os?.includes(process.platform) ?? true) &&
  (cpu?.includes(process.arch) ?? true)

/** npm makes all the folders first; a package has arrived when its package.json has. */
const countInstalled = () =>
  list(modules)
    .flatMap((name) => (name.startsWith('@') ? list(join(modules, name)).map((inner) => join(name, inner)) : [name]))
    .filter((name) => existsSync(join(modules, name, 'package.json'))).length

function list(folder) {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}

const causes = [
  {
    when: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|network/,
    say: 'npm cannot reach its registry. Check the connection (and proxy: npm config get registry, proxy, https-proxy), then start again.',
  },
  { when: /ENOSPC/, say: `The disk that holds ${root} is full. Free about 2 GB and start again.` },
  {
    when: /EACCES|EPERM|EROFS/,
    say: `npm may not write in ${root}. Start as the owner of that folder, or give it to this user (chown).`,
  },
  {
    when: /EUSAGE|can only install packages when your package\.json/,
    say: 'package.json and package-lock.json disagree. Run npm install and start again.',
  },
]

function explain(said) {
  const cause = causes.find(({ when }) => when.test(said))
  const tail = said.trim().split('\n').slice(-12).join('\n')
  const sentence = cause?.say ?? 'npm could not install the packages. Read what it said above, then start again.'
  return new InstallProblem(`${tail}\n\n${sentence}`)
}

function requireOwnNode() {
  const { status } = spawnSync(ownNode, ['--version'])
  if (status === 0) return
  rmSync(stampFile, { force: true })
  throw new InstallProblem(
    `The packages are there, but ${ownNode} does not run: npm was told to run no install scripts (npm config get ignore-scripts), or has none for this system. ` +
      'Run npm rebuild node --ignore-scripts=false and start again.',
  )
}

/** Two commands started at once: the second waits until the first has installed. */
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

/** A lock of this moment may not have its content yet. */
const isSettled = (file) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 1000

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
