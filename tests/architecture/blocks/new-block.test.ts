import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupsVariable } from '#tests/groups.ts'
import { copyRepository } from '#tests/support/copy-repository.ts'

/** One copy for all tests, in their order: a block as the command makes it, then beside it the block of the tutorial. */
let copy: string

beforeAll(async () => {
  copy = await copyRepository('forecourt-new-block-')
  const { complaints } = createBlock('price-table')
  if (complaints !== '') throw new Error(complaints)
}, 120_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

const createBlock = (...args: string[]) => runTool('node', 'blocks/_kit/new-block.ts', ...args)

interface Run {
  output: string
  /** What a tool says when it is not content; empty when it is. */
  complaints: string
}

function runTool(tool: string, ...args: string[]): Run {
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', tool), args, {
    cwd: copy,
    encoding: 'utf8',
    // The copy's run makes its own choice of tests.
    env: { ...process.env, NO_COLOR: '1', [groupsVariable]: undefined },
    maxBuffer: 10_000_000,
  })
  const output = stdout + stderr
  return { output, complaints: status === 0 ? '' : output }
}

const runGit = (...args: string[]): string =>
  spawnSync('git', args, { cwd: copy, encoding: 'utf8', maxBuffer: 10_000_000 }).stdout

test('a new block has its folder and its line in the list, and changes no other source', () => {
  const files = ['block.ts', 'component.tsx', 'fixtures.ts', 'generated/shape-v1.json', 'texts.json']
  for (const file of files) expect(existsSync(join(copy, 'blocks/price-table', file))).toBe(true)
  expect(runGit('diff', '--unified=0', '--', ':!*/generated/*').match(/^[-+](?![-+]).*/gm)).toEqual([
    "+import { priceTable } from './price-table/block.ts'",
    '+  priceTable,',
  ])
})

test('the generated types of the CMS know a new block at once', async () => {
  expect(await readFile(join(copy, 'cms/generated/payload-types.ts'), 'utf8')).toContain('interface PriceTableBlock')
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
  expect(createBlock(slug).complaints).toContain(reason)
})

test('without a slug it says how to ask', () => {
  expect(createBlock().complaints).toContain('npm run new:block price-table')
})

// One worker: a second one would load the blocks again.
const runUnitTests = (...args: string[]) =>
  runTool('vitest', 'run', '--project', 'unit', '--project', 'unit alone', '--maxWorkers', '1', ...args)

/** What tries each block of the list: the blocks of the repository are tried there. */
const testsOfEachBlock = ['blocks/_kit/contract.test.tsx', 'renderer/page/mark-fields.test.ts']

test(
  'the tutorial for block authors works word for word, and new blocks keep the contract of every block',
  {
    timeout: 240_000,
  },
  async () => {
    const steps = readSteps(await readFile(join(copy, 'docs/guides/block-authors.md'), 'utf8'))
    expect(createBlock('opening-offer').complaints).toBe('')
    for (const { file, code } of steps.files) await writeFile(join(copy, file), code)
    expect(runTool('node', 'platform/cli/generate-texts.ts').complaints).toBe('')
    expect(runTool('node', 'blocks/_kit/shapes/generate.ts').complaints).toBe('')
    const [, paths = '', names = ''] = /^npx vitest run (.+) -t "(.+)"$/m.exec(steps.check) ?? []
    expect(paths.split(' ')).toEqual(['blocks/opening-offer', testsOfEachBlock[0]])
    const pattern = `${names}|price-table|the list holds the blocks`
    const run = runUnitTests(...paths.split(' '), ...testsOfEachBlock, '--testNamePattern', pattern)
    expect(run.complaints).toBe('')
    for (const file of ['opening-offer.test.tsx', ...testsOfEachBlock]) expect(run.output).toContain(file)
  },
)

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

test('with new blocks, the tests that read the list of blocks or the repository pass', { timeout: 240_000 }, () => {
  // The operations are checked in the repository itself: they cost most, and a new block does not change them.
  const excluded = [...testsOfEachBlock, 'blocks/_kit/operations.test.ts', '**/new-block.test.ts']
  // A new block is on no page of the demo yet: its author places it.
  const names = '^(?!.*stands on a page of the demo)'
  const run = runUnitTests(
    ...excluded.flatMap((file) => ['--exclude', file]),
    '--testNamePattern',
    names,
    ...affectedTests,
  )
  expect(run.complaints).toBe('')
})

test('with new blocks, every source is typed, and no code is unused', { timeout: 240_000 }, () => {
  // Several checkers check what they share once each.
  expect(runTool('tsc', '--noEmit', '-p', '.', '--singleThreaded').complaints).toBe('')
  expect(runTool('knip').complaints).toBe('')
})

test('the linter and the formatter accept new blocks', { timeout: 120_000 }, () => {
  expect(runTool('oxlint', 'blocks/index.ts', 'blocks/price-table', 'blocks/opening-offer').complaints).toBe('')
  // The formatter has seen what is as in the repository.
  const changed = runGit('ls-files', '--modified', '--others', '--exclude-standard').trim().split('\n')
  expect(changed).toEqual(expect.arrayContaining(['blocks/index.ts', 'blocks/price-table/block.ts']))
  expect(runTool('oxfmt', '--check', ...changed).complaints).toBe('')
})

interface Steps {
  files: { file: string; code: string }[]
  check: string
}

/** What a reader of the guide would type, in its order. */
function readSteps(guide: string): Steps {
  const files = [...guide.matchAll(/^File `([^`]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm)].map(
    ([, file = '', code = '']) => ({
      file,
      code,
    }),
  )
  const fenceAfter = (words: string) =>
    new RegExp(`${words}[^]*?^\`\`\`\\w+\\n([^]*?)^\`\`\`$`, 'm').exec(guide)?.[1] ?? ''
  expect(files.map(({ file }) => file.split('/').at(-1))).toEqual([
    'texts.json',
    'block.ts',
    'component.tsx',
    'fixtures.ts',
    'opening-offer.test.tsx',
  ])
  return { files, check: fenceAfter('^## 7. Check it') }
}
