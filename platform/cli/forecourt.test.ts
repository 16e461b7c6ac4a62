import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freshFolder } from '../embedded/testing/fresh-folder.ts'
import { holdInChild } from '../embedded/testing/hold-in-child.ts'

vi.setConfig({ testTimeout: 120_000 })

const inherited = { ...process.env }
beforeAll(() => {
  delete inherited['DATABASE_URL']
})

async function forecourt(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['platform/cli/forecourt.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...env },
  })
  const ended = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { stdout, stderr, exitCode: child.exitCode }
}

test.each([
  [[], 'Commands:'],
  [['stock', 'import'], '--when-missing <status>'],
  [['search', 'reindex'], '--tenant <slug>'],
  [['blocks', 'check'], 'every stored block'],
  [['blocks', 'migrate'], '--dry-run'],
  [['seed'], '--count <vehicles>'],
  [['tenant', 'list'], 'template'],
  [['backup'], '--to <path>'],
  [['backup', 'verify'], 'checksum'],
  [['restore'], '--another-secret'],
  [['migrate', 'status'], 'lacks'],
  [['migrate', 'up'], 'this version'],
  [['migrate', 'down'], '--yes'],
])('forecourt %j --help explains itself and its exit codes', async (command, word) => {
  const { stdout, exitCode } = await forecourt([...command, '--help'])
  expect(stdout).toContain(word)
  expect(stdout).toMatch(/3 +done, but rows were rejected/)
  expect(exitCode).toBe(0)
})

test.each([
  ['an unknown command', ['sell']],
  ['a missing option', ['stock', 'import', 'feed.csv']],
  ['a format that there is not', ['stock', 'import', 'feed.csv', '--tenant', 'x', '--format', 'xml']],
  ['a count that is none', ['seed', '--count', 'many']],
  ['a number of steps that is none', ['migrate', 'down', '--steps', 'all']],
])('%s ends with 2, and one document for machines', async (_what, args) => {
  const { stdout, exitCode } = await forecourt([...args, '--json'])
  expect(JSON.parse(stdout)).toMatchObject({ error: { kind: 'usage' } })
  expect(exitCode).toBe(2)
})

test('a missing command is reported as text even with --json', async () => {
  const { stdout, exitCode } = await forecourt(['tenant', '--json'])
  expect(JSON.parse(stdout)).toEqual({
    error: { kind: 'usage', message: 'No command was given. --help lists them.' },
  })
  expect(exitCode).toBe(2)
})

test('a wrong setting ends with 2, and names the key', async () => {
  const { stderr, exitCode } = await forecourt(['tenant', 'list'], { PORT: 'abc' })
  expect(stderr).toContain('PORT must be a whole number')
  expect(exitCode).toBe(2)
})

test('without a demo, a command starts the database for itself, and beside one it uses the demo’s', async () => {
  const dataDir = await freshFolder()
  const alone = await forecourt(['tenant', 'list', '--json'], { FORECOURT_DATA_DIR: dataDir })
  expect({ ...alone, stdout: JSON.parse(alone.stdout) }).toMatchObject({ exitCode: 0, stdout: { tenants: [] } })
  expect(alone.stderr).toContain('Start PostgreSQL')

  const demo = await holdInChild(dataDir, 'demo')
  onTestFinished(() => demo.end('SIGTERM'))
  const beside = await forecourt(['tenant', 'list', '--json'], { FORECOURT_DATA_DIR: dataDir })
  expect(beside.stderr).toBe('')
  expect(JSON.parse(beside.stdout)).toEqual({ tenants: [] })
})
