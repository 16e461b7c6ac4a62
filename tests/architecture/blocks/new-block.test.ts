import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupsVariable } from '#tests/groups.ts'
import { copyRepository } from '#tests/support/copy-repository.ts'

let copy: string

beforeAll(async () => {
  copy = await copyRepository('forecourt-new-block-')
  const complaints = createBlock('price-table')
  if (complaints !== '') throw new Error(complaints)
}, 120_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

const createBlock = (...args: string[]): string => findComplaints('node', 'blocks/_kit/new-block.ts', ...args)

/** What a tool says when it is not content; empty when it is. */
function findComplaints(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', tool), args, {
    cwd: copy,
    encoding: 'utf8',
    // The copy's run makes its own choice of tests.
    env: { ...process.env, NO_COLOR: '1', [groupsVariable]: undefined },
    maxBuffer: 10_000_000,
  })
  return status === 0 ? '' : stdout + stderr
}

const diff = (...args: string[]): string =>
  spawnSync('git', ['diff', ...args], { cwd: copy, encoding: 'utf8', maxBuffer: 10_000_000 }).stdout

test('a new block has its folder and its line in the list, and changes no other source', () => {
  const files = ['block.ts', 'component.tsx', 'fixtures.ts', 'generated/shape-v1.json', 'texts.json']
  for (const file of files) expect(existsSync(join(copy, 'blocks/price-table', file))).toBe(true)
  expect(diff('--unified=0', '--', ':!*/generated/*').match(/^[-+](?![-+]).*/gm)).toEqual([
    "+import { priceTable } from './price-table/block.ts'",
    '+  priceTable,',
  ])
})

test('the generated types of the CMS know a new block at once', async () => {
  expect(await readFile(join(copy, 'cms/generated/payload-types.ts'), 'utf8')).toContain('interface PriceTableBlock')
})

/** What reads the list of blocks, or the repository's files. The tests of other blocks load their own block alone. */
const affectedTests = [
  'blocks/_kit',
  'blocks/price-table',
  'cms/publishing',
  'renderer',
  'seed/tenants',
  'tests/architecture',
  'tests/pages/demo-blocks.test.ts',
]

const contract = 'blocks/_kit/contract.test.tsx'
const runUnitTests = (...args: string[]) =>
  findComplaints('vitest', 'run', '--project', 'unit', '--project', 'blocks', '--maxWorkers', '2', ...args)

test('a new block keeps the contract of every block', { timeout: 240_000 }, () => {
  expect(runUnitTests(contract, '--testNamePattern', 'price-table|the list holds the blocks')).toBe('')
})

test('with a new block, the tests that read the list of blocks or the repository pass', { timeout: 240_000 }, () => {
  // The contract of the other blocks and the operations are checked in the repository itself: they cost most, and a new block changes neither.
  const excluded = [
    contract,
    'blocks/_kit/operations.test.ts',
    '**/new-block.test.ts',
    '**/block-tutorial.test.ts',
  ].flatMap((file) => ['--exclude', file])
  expect(runUnitTests(...excluded, ...affectedTests)).toBe('')
})

test('with a new block, every source is typed, and no code is unused', { timeout: 240_000 }, () => {
  expect(findComplaints('tsc', '--noEmit', '-p', '.')).toBe('')
  expect(findComplaints('knip')).toBe('')
})

test('the linter and the formatter accept the blocks with a new one', { timeout: 120_000 }, () => {
  expect(findComplaints('oxlint', 'blocks')).toBe('')
  expect(findComplaints('oxfmt', '--check')).toBe('')
})

test.each([
  ['Price-Table', 'is no slug'],
  ['../escape', 'is no slug'],
  ['price--table', 'is no slug'],
  ['rich-text', 'is taken'],
  ['price-table', 'is taken'],
  ['delete', 'has a meaning in the code'],
  ['blocks', 'has a meaning in the code'],
])('"%s" is refused: it %s', (slug, reason) => {
  expect(createBlock(slug)).toContain(reason)
})

test('without a slug it says how to ask', () => {
  expect(createBlock()).toContain('npm run new:block price-table')
})
