// Plain JavaScript without a dependency: this runs on the machine's own Node, before anything is installed.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { InstallProblem, ensureInstalled, root } from './install.mjs'

/**
 * `node platform/cli/with-install.mjs [command ...]` installs what is missing and then runs the command with the Node
 * of node_modules: a file of ours, or a program that npm installed. Its exit code is the command's.
 */
async function main([command, ...args]) {
  await ensureInstalled()
  if (command !== undefined) process.exitCode = await run(command, args)
}

function run(command, args) {
  const bin = join(root, 'node_modules', '.bin')
  const isFile = /\.m?[jt]s$/.test(command)
  const child = spawn(join(bin, isFile ? 'node' : command), isFile ? [join(root, command), ...args] : args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [bin, process.env.PATH].join(delimiter),
      FORECOURT_LAUNCHER: String(process.pid),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const watch = endWithParent(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** `kill -9` of npm reaches only npm: nobody could stop the command any more, and it would keep its port. */
function endWithParent(child) {
  const parents = readParents()
  return setInterval(() => {
    if (readParents() !== parents) child.kill('SIGTERM')
  }, 500)
}

/** Our parent; where that is the shell that npm runs a script in, npm too, whose death the shell would sit out. */
function readParents() {
  const parent = process.ppid
  const [, name, npm] = process.env.npm_lifecycle_event ? (/\((.*)\) \S (\d+)/.exec(statOf(parent)) ?? []) : []
  return name === 'sh' ? `${parent} ${npm}` : `${parent}`
}

/** proc(5): `pid (name) state ppid ...`. Elsewhere than on Linux npm's shell replaces itself by the command. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof InstallProblem)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
