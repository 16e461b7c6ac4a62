import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from './install-problem.mjs'
import { machineNode, modules, packagesOf, pathWithoutModules, root } from './installed.mjs'

/** Deletes all packages, then installs those of the lock file. */
export function replacePackages(scope) {
  return runNpm(['ci', scope === 'all' ? '--include=dev' : '--omit=dev'], scope)
}

/** Adds the development dependencies. Installed packages stay untouched, since a running demo uses them. */
export function addPackages() {
  return runNpm(['install', '--no-save', '--include=dev'], 'all')
}

async function runNpm(command, scope) {
  const [program, ...args] = npm()
  const child = spawn(program, [...args, ...command, '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutModules() },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text))
  const stopProgress = showProgress(scope)
  const code = await new Promise((done) => child.once('error', () => done(127)).once('close', done))
  stopProgress()
  if (code !== 0) throw explain(said)
}

/** The npm of the current process, run by a Node that `npm ci` does not delete. */
function npm() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [machineNode(), script] : ['npm']
}

function showProgress(scope) {
  const began = Date.now()
  const total = Object.entries(packagesOf(join(root, 'package-lock.json'))).filter(isWanted(scope)).length
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

const isWanted =
  (scope) =>
  ([path, { os, cpu, dev }]) =>
    !(scope === 'runtime' && dev) &&
    /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) &&
    (os?.includes(process.platform) ?? true) &&
    (cpu?.includes(process.arch) ?? true)

/** npm creates all folders first. A package is installed when its package.json exists. */
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
