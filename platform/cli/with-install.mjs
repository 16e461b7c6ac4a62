// Plain JavaScript without dependencies: it runs on the machine's own Node before anything is installed.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { InstallProblem, explain } from './install-problem.mjs'
import { findNode, root } from './installed.mjs'
import { registerCommand } from './running-commands.mjs'

/**
 * `node platform/cli/with-install.mjs [--omit-dev] [command ...]` installs missing packages, then runs the command with Node 24: a
 * file of ours, or a program that npm installed. It returns the command's exit code. `--omit-dev` marks a command that needs
 * no development dependencies.
 */
async function main([first, ...others]) {
  const isRuntime = first === '--omit-dev'
  const [command, ...args] = isRuntime ? others : [first, ...others]
  await ensureInstalled(isRuntime ? 'runtime' : 'all')
  if (command === undefined) return
  const unregister = registerCommand([command, ...args].join(' '))
  try {
    process.exitCode = await run(command, args)
  } finally {
    unregister()
  }
}

function run(command, args) {
  const bin = join(root, 'node_modules', '.bin')
  const isFile = /\.m?[jt]s$/.test(command)
  const child = spawn(isFile ? findNode() : join(bin, command), isFile ? [join(root, command), ...args] : args, {
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

/** `kill -9` of npm reaches only npm: the command would keep running on its port. */
function endWithParent(child) {
  const parents = readParents()
  return setInterval(() => {
    if (readParents() !== parents) child.kill('SIGTERM')
  }, 500)
}

/** The parent process. If that is npm's script shell, also npm, whose death the shell would survive. */
function readParents() {
  const parent = process.ppid
  const [, name, npm] = process.env.npm_lifecycle_event ? (/\((.*)\) \S (\d+)/.exec(statOf(parent)) ?? []) : []
  return name === 'sh' ? `${parent} ${npm}` : `${parent}`
}

/** proc(5): `pid (name) state ppid ...`. Outside Linux, npm's shell replaces itself with the command. */
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
  const problem = error.code === 'ENOSPC' ? explain(String(error)) : error
  if (!(problem instanceof InstallProblem)) throw error
  process.stderr.write(`\n${problem.message}\n`)
  process.exitCode = 1
}
