import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The machine's own Node and npm, not those of node_modules. */
const path = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)
const systemNode = spawnSync('sh', ['-c', 'command -v node'], { env: { ...process.env, PATH: path }, encoding: 'utf8' })
const node = systemNode.stdout.trim() || process.execPath

type Run = { args?: string[]; env?: Record<string, string> }

const ownNode = 'platform/cli/own-node'

/** Makes npm and our bootstrap believe that the machine has another Node. */
const withVersion = (version: string) => {
  const facts = `{ version: { value: 'v${version}' }, versions: { value: { ...process.versions, node: '${version}' } } }`
  const module = `Object.defineProperties(process, ${facts})`
  return { NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(module)}"` }
}

const template = mkdtempSync(join(tmpdir(), 'forecourt-install-template-'))
afterAll(() => rmSync(template, { recursive: true }))

/** Fills the template of a minimal repository: our bootstrap, and a package `node` that only prints its name. */
beforeAll(() => {
  for (const folder of ['platform/cli', 'blocks', 'cms', 'renderer', 'schemas', 'seed'])
    mkdirSync(join(template, folder), { recursive: true })
  for (const file of readdirSync('platform/cli').filter((name) => name.endsWith('.mjs')))
    cpSync(resolve('platform/cli', file), join(template, 'platform/cli', file))
  mkdirSync(join(template, 'node-package'))
  writeFileSync(
    join(template, 'node-package', 'node.sh'),
    '#!/bin/sh\n[ "$1" = -p ] && exit 0\ncase "$1" in *wait.ts) exec sleep 60;; esac\necho "node of node_modules: $*"\nexit 7\n',
    {
      mode: 0o755,
    },
  )
  writeJson(join(template, 'node-package', 'package.json'), {
    name: 'node',
    version: '24.0.0',
    bin: { node: 'node.sh' },
  })
  mkdirSync(join(template, ownNode))
  const described = JSON.parse(readFileSync(join(ownNode, 'package.json'), 'utf8'))
  writeJson(join(template, ownNode, 'package.json'), {
    ...described,
    dependencies: { node: 'file:../../../node-package' },
  })
  mkdirSync(join(template, 'tool-package'))
  writeJson(join(template, 'tool-package', 'package.json'), { name: 'tool', version: '1.0.0' })
  writeJson(join(template, 'package.json'), {
    name: 'small',
    version: '1.0.0',
    optionalDependencies: { 'own-node': `file:${ownNode}` },
    devDependencies: { tool: 'file:tool-package' },
  })
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--no-audit'], {
    cwd: template,
    env: { ...process.env, PATH: path },
    stdio: 'ignore',
  })
})

/** A copy of the template, and what runs in it. */
function aRepository() {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-install-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(template, root, { recursive: true })
  const start = (...args: string[]) => {
    const command = spawn(node, [join(root, 'platform/cli/with-install.mjs'), ...args], {
      cwd: root,
      env: { ...process.env, npm_execpath: '', PATH: path, ...withVersion('22.22.0') },
      stdio: 'ignore',
    })
    onTestFinished(() => void command.kill())
    return command
  }
  const run = ({ args = ['demo.ts', '--flag'], env = {} }: Run = {}) =>
    spawnSync(node, [join(root, 'platform/cli/with-install.mjs'), ...args], {
      cwd: root,
      env: { ...process.env, npm_execpath: '', PATH: path, ...withVersion('22.22.0'), ...env },
      encoding: 'utf8',
    })
  /** A hidden file of node_modules stays where npm adds packages, and goes where it installs them all. */
  const marker = join(root, 'node_modules', '.marker')
  const hasTool = () => existsSync(join(root, 'node_modules', 'tool'))
  return { root, run, start, marker, hasTool }
}

/** As a pull does: the lock file names another version than the one that is installed. */
function changeVersion(root: string): void {
  for (const file of ['package-lock.json', 'node-package/package.json']) {
    const text = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), text.replace('"24.0.0"', '"24.1.0"'))
  }
}

const writeJson = (file: string, content: unknown) => writeFileSync(file, JSON.stringify(content))

test('the first command installs, shows progress, and runs on the Node of node_modules', () => {
  const { root, run } = aRepository()
  const { stdout, stderr } = run()
  expect(stderr).toContain('Installing packages: ')
  expect(stdout).toBe(`node of node_modules: ${join(root, 'demo.ts')} --flag\n`)
})

test('on a machine with a suitable Node 24, npm installs none, and the command runs on that', () => {
  const { root, run } = aRepository()
  writeFileSync(join(root, 'demo.js'), `console.log('node of the machine')`)
  const args = ['demo.js']
  expect(run({ args, env: withVersion('24.12.0') }).stdout).toBe('node of the machine\n')
  expect(existsSync(join(root, 'node_modules/node'))).toBe(false)
  expect(run({ args, env: withVersion('24.12.0') }).stderr).toBe('')
})

test.each(['24.10.0', '22.22.0', '26.1.0'])(
  'a machine that comes to have Node %s gets a Node 24 of its own',
  (version) => {
    const { root, run } = aRepository()
    writeFileSync(join(root, 'demo.js'), `console.log('node of the machine')`)
    run({ args: ['demo.js'], env: withVersion('24.12.0') })
    const { stdout, stderr } = run({ args: ['demo.js'], env: withVersion(version) })
    expect(stderr).toContain('Installing packages: ')
    expect(stdout).toContain('node of node_modules: ')
  },
)

test('the exit code is the command’s', () => {
  expect(aRepository().run().status).toBe(7)
})

test('the second command installs nothing', () => {
  const { run } = aRepository()
  run()
  expect(run().stderr).toBe('')
})

test('manually installed packages are not installed again', () => {
  const { root, run } = aRepository()
  execFileSync('npm', ['ci', '--offline', '--no-audit'], {
    cwd: root,
    env: { ...process.env, PATH: path, ...withVersion('22.22.0') },
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

test('a demo installs no development dependencies, and a developer’s command adds them to what is there', () => {
  const { run, marker, hasTool } = aRepository()
  run({ args: ['--omit-dev', 'demo.ts'] })
  expect(hasTool()).toBe(false)
  writeFileSync(marker, '')
  expect(run().stderr).toContain('Installing packages: ')
  expect([hasTool(), existsSync(marker)]).toEqual([true, true])
  expect(run().stderr).toBe('')
})

test('a demo after a developer’s command installs nothing and removes nothing', () => {
  const { run, hasTool } = aRepository()
  run()
  expect([run({ args: ['--omit-dev', 'demo.ts'] }).stderr, hasTool()]).toEqual(['', true])
})

test('a demo after a change of the lock file keeps a developer’s packages complete', () => {
  const { root, run, hasTool } = aRepository()
  run()
  changeVersion(root)
  expect(run({ args: ['--omit-dev', 'demo.ts'] }).stderr).toContain('Installing packages: ')
  expect(hasTool()).toBe(true)
})

test('packages are not replaced under a command that runs on them', async () => {
  const { root, run, start, marker } = aRepository()
  run({ args: ['--omit-dev', 'demo.ts'] })
  writeFileSync(marker, '')
  const demo = start('--omit-dev', 'wait.ts')
  const running = join(root, '.forecourt', 'commands', String(demo.pid))
  await expect.poll(() => existsSync(running)).toBe(true)
  expect(run().stderr).toContain('Installing packages: ')
  changeVersion(root)
  const { stderr, status } = run()
  expect(stderr).toContain(`process ${demo.pid} (wait.ts) runs on those that are there. Stop it`)
  expect([status, existsSync(marker)]).toEqual([1, true])
  demo.kill()
  await expect.poll(() => existsSync(running)).toBe(false)
  expect(run().stderr).toContain('Installing packages: ')
})

test('an interrupted copy of node_modules is completed', () => {
  const { root, run, hasTool } = aRepository()
  run()
  rmSync(join(root, 'node_modules', 'tool'), { recursive: true })
  expect(run().stderr).toContain('Installing packages: ')
  expect(hasTool()).toBe(true)
})

test('an interrupted copy of the repository is named, with a way out', () => {
  const { root, run } = aRepository()
  rmSync(join(root, 'renderer'), { recursive: true })
  const { stderr, status } = run()
  expect(stderr).toContain(`This copy of Forecourt is not complete: renderer is missing in ${root}. Run git restore .`)
  expect(status).toBe(1)
})

test('without a network the message says what to check', () => {
  const { root, run } = aRepository()
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  lock.packages['node_modules/absent'] = { version: '1.0.0' }
  lock.packages[''].dependencies = { absent: '1.0.0' }
  writeJson(join(root, 'package-lock.json'), lock)
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeJson(join(root, 'package.json'), { ...manifest, dependencies: { absent: '1.0.0' } })
  const env = { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' }
  const { stderr, status } = run({ env })
  expect(stderr).toContain('npm cannot reach its registry. Check the connection')
  expect(status).toBe(1)
})

test('a Node that is too old is named, with the version that is needed', () => {
  const { stderr, status } = aRepository().run({ env: withVersion('18.20.4') })
  expect(stderr).toMatch(/^\nForecourt needs Node 20\.19 or later .* Install a newer Node \(.*\) and start again\.\n$/)
  expect(status).toBe(1)
})

test.each([
  ['npm error code ENOSPC', /The disk that holds .* is full\. Free about 2 GB and start again\.\n$/],
  ['npm error code EACCES', /npm may not write in .*\. Start as the owner of that folder, or .*\n$/],
  ['npm error code EUSAGE', /disagree\. Run npm install and start again\.\n$/],
])('after "%s" the last sentence says what to do', (said, remedy) => {
  const { root, run } = aRepository()
  const npm = join(root, 'npm.js')
  writeFileSync(npm, `console.error(${JSON.stringify(said)}); process.exit(1)`)
  const { stderr, status } = run({ env: { npm_execpath: npm } })
  expect(stderr).toMatch(remedy)
  expect(status).toBe(1)
})

test.runIf(process.getuid?.() === 0)('a disk without space for one small file is named, without a stack', () => {
  const { root, run } = aRepository()
  run()
  const commands = join(root, '.forecourt', 'commands')
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', commands])
  onTestFinished(() => void execFileSync('umount', [commands]))
  writeFileSync(join(commands, 'all'), Buffer.alloc(4096))
  const { stderr, status } = run()
  expect(stderr).toMatch(/The disk that holds .* is full\. Free about 2 GB and start again\.\n$/)
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(1)
})
