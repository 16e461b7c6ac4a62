import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
const sources = tracked.filter(
  (path) =>
    /\.(ts|tsx)$/.test(path) &&
    !path.includes('/generated/') &&
    !path.includes('/migrations/') &&
    !path.includes('importMap'),
)

test.each(['schemas', 'blocks', 'cms', 'platform', 'renderer', 'seed', 'showroom', 'tests'])(
  'the folder %s explains itself',
  (folder) => {
    expect(tracked).toContain(`${folder}/README.md`)
  },
)

test('no file is named for having no name', () => {
  expect(sources.filter((path) => /(^|\/)(utils?|helpers?|common|shared|misc)(\.tsx?$|\/)/.test(path))).toEqual([])
})

test('files are named in kebab-case', () => {
  const names = sources.map((path) => path.split('/').pop() ?? '')
  expect(names.filter((name) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(name))).toEqual([])
})

test('no test is skipped or singled out for good', async () => {
  const marked: string[] = []
  for (const path of sources.filter((file) => /\.(test|spec)\.tsx?$/.test(file))) {
    const text = await readFile(join(root, path), 'utf8')
    if (/\b(it|test|describe)\.(only|todo)\b/.test(text)) marked.push(path)
  }
  expect(marked).toEqual([])
})
