import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const copied = [
  'tests/support',
  'schemas',
  'blocks',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  '.oxlintrc.json',
  '.oxfmtrc.json',
]
let copy: string

const newBlock = (...args: string[]) =>
  spawnSync(process.execPath, ['blocks/_kit/new-block.ts', ...args], { cwd: copy, encoding: 'utf8' })

/** What a tool says when it is not content; empty when it is. */
function complaintsOf(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', tool), args, {
    cwd: copy,
    encoding: 'utf8',
  })
  return status === 0 ? '' : stdout + stderr
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'forecourt-new-block-'))
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  execFileSync(process.execPath, ['blocks/_kit/new-block.ts', 'price-table'], { cwd: copy })
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a new block has its folder and its line in the list', () => {
  for (const file of [
    'block.ts',
    'component.tsx',
    'thumbnail.ts',
    'fixtures.ts',
    'price-table.test.tsx',
    'generated/shape-v1.json',
  ]) {
    expect(existsSync(join(copy, 'blocks/price-table', file))).toBe(true)
  }
  const before = readFileSync(join(root, 'blocks/index.ts'), 'utf8').split('\n')
  const added = readFileSync(join(copy, 'blocks/index.ts'), 'utf8')
    .split('\n')
    .filter((line) => !before.includes(line))
  expect(added).toEqual(["import { priceTable } from './price-table/block.ts'", '  priceTable,'])
})

test('a new block keeps the contract and its own test at once', () => {
  const files = ['blocks/_kit/contract.test.tsx', 'blocks/price-table']
  const only = 'price-table|heading stands|the list holds'
  expect(complaintsOf('vitest', 'run', '--project', 'unit', ...files, '-t', only)).toBe('')
}, 120_000)

test('a new block has no type error', () => {
  const errors = complaintsOf('tsc', '--noEmit', '-p', '.').split('\n')
  expect(errors.filter((line) => /^blocks\/(price-table\/|index\.ts)/.test(line))).toEqual([])
}, 120_000)

test('the linter and the formatter have nothing to say of a new block', () => {
  expect(complaintsOf('oxlint', 'blocks/price-table', 'blocks/index.ts')).toBe('')
  expect(complaintsOf('oxfmt', '--check', 'blocks/price-table', 'blocks/index.ts')).toBe('')
}, 120_000)

test.each([
  ['Price-Table', 'is no slug'],
  ['../escape', 'is no slug'],
  ['price--table', 'is no slug'],
  ['rich-text', 'is taken'],
  ['price-table', 'is taken'],
  ['delete', 'has a meaning in the code'],
  ['blocks', 'has a meaning in the code'],
])('"%s" is refused: it %s', (slug, reason) => {
  const { status, stderr } = newBlock(slug)
  expect(status).toBe(1)
  expect(stderr).toContain(reason)
})

test('without a slug it says how to ask', () => {
  expect(newBlock().stderr).toContain('npm run new:block price-table')
})
