import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

/** The machine's own Node and npm, as a fresh machine has them, not those of node_modules. */
const path = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)
const systemNode = spawnSync('sh', ['-c', 'command -v node'], { env: { ...process.env, PATH: path }, encoding: 'utf8' })
const node = systemNode.stdout.trim() || process.execPath

type Run = { args?: string[]; env?: Record<string, string> }

/** A repository as small as can be: our bootstrap, and a package `node` that says so instead of running anything. */
function aRepository() {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-install-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'platform', 'cli'), { recursive: true })
  for (const file of ['with-install.mjs', 'install.mjs'])
    cpSync(resolve('platform/cli', file), join(root, 'platform/cli', file))
  mkdirSync(join(root, 'node-package'))
  writeFileSync(
    join(root, 'node-package', 'node.sh'),
    '#!/bin/sh\n[ "$1" = --version ] && exit 0\necho "node of node_modules: $*"\nexit 7\n',
    {
      mode: 0o755,
    },
  )
  writeJson(join(root, 'node-package', 'package.json'), { name: 'node', version: '24.0.0', bin: { node: 'node.sh' } })
  writeJson(join(root, 'package.json'), {
    name: 'small',
    version: '1.0.0',
    dependencies: { node: 'file:node-package' },
  })
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--no-audit'], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: 'ignore',
  })
  const run = ({ args = ['demo.ts', '--flag'], env = {} }: Run = {}) =>
    spawnSync(node, [join(root, 'platform/cli/with-install.mjs'), ...args], {
      cwd: root,
      env: { ...process.env, npm_execpath: '', PATH: path, ...env },
      encoding: 'utf8',
    })
  return { root, run }
}

const writeJson = (file: string, content: unknown) => writeFileSync(file, JSON.stringify(content))

test('the first command installs, shows progress, and runs on the Node of node_modules', () => {
  const { root, run } = aRepository()
  const { stdout, stderr } = run()
  expect(stderr).toContain('Installing packages: ')
  expect(stdout).toBe(`node of node_modules: ${join(root, 'demo.ts')} --flag\n`)
})

test('the exit code is the command’s', () => {
  expect(aRepository().run().status).toBe(7)
})

test('the second command installs nothing', () => {
  const { run } = aRepository()
  run()
  expect(run().stderr).toBe('')
})

test('packages that somebody installed by hand are not installed again', () => {
  const { root, run } = aRepository()
  execFileSync('npm', ['ci', '--offline', '--no-audit'], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: 'ignore',
  })
  expect(run().stderr).toBe('')
})

test('a changed lock file is installed', () => {
  const { root, run } = aRepository()
  run()
  rmSync(join(root, 'node_modules', '.package-lock.json'))
  appendFileSync(join(root, 'package-lock.json'), '\n')
  expect(run().stderr).toContain('Installing packages: ')
})

test('without a network the message says what to check', () => {
  const { root, run } = aRepository()
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  lock.packages['node_modules/absent'] = { version: '1.0.0' }
  lock.packages[''].dependencies.absent = '1.0.0'
  writeJson(join(root, 'package-lock.json'), lock)
  const dependencies = { node: 'file:node-package', absent: '1.0.0' }
  writeJson(join(root, 'package.json'), { name: 'small', version: '1.0.0', dependencies })
  const env = { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' }
  const { stderr, status } = run({ env })
  expect(stderr).toContain('npm cannot reach its registry. Check the connection')
  expect(status).toBe(1)
})
