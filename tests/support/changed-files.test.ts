import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listChangedFiles } from './changed-files.ts'

let repository: string

beforeEach(async () => {
  vi.stubEnv('FORECOURT_TEST_SINCE', '')
  repository = await mkdtemp(join(tmpdir(), 'forecourt-changed-'))
  runGit('init', '--quiet')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(repository, { recursive: true })
})

const runGit = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  })

async function commitFile(name: string, date: string): Promise<string> {
  await writeFile(join(repository, name), name)
  runGit('add', name)
  const env = { ...process.env, GIT_COMMITTER_DATE: date }
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', name], {
    cwd: repository,
    env,
  })
  return runGit('rev-parse', 'HEAD').trim()
}

test('files are compared with the newest commit that is twelve hours older than HEAD', async () => {
  await commitFile('first.ts', '2026-01-01T00:00:00Z')
  const base = await commitFile('yesterday.ts', '2026-01-02T10:00:00Z')
  await commitFile('morning.ts', '2026-01-03T09:00:00Z')
  await commitFile('head.ts', '2026-01-03T12:00:00Z')
  expect(listChangedFiles(repository)).toEqual({ base, files: ['head.ts', 'morning.ts'] })
})

test('FORECOURT_TEST_SINCE names another commit', async () => {
  await commitFile('first.ts', '2026-01-01T00:00:00Z')
  const base = await commitFile('morning.ts', '2026-01-03T09:00:00Z')
  await commitFile('head.ts', '2026-01-03T12:00:00Z')
  vi.stubEnv('FORECOURT_TEST_SINCE', base)
  expect(listChangedFiles(repository)).toEqual({ base, files: ['head.ts'] })
})

test('a history without an older commit has no base', async () => {
  await commitFile('head.ts', '2026-01-03T12:00:00Z')
  expect(listChangedFiles(repository)).toBeNull()
})
