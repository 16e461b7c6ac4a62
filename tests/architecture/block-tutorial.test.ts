import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

let copy: string

beforeAll(async () => {
  copy = await copySources()
}, 60_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

test('the tutorial for block authors works word for word', { timeout: 240_000 }, async () => {
  const steps = readSteps(await readFile(join(root, 'docs/guides/block-authors.md'), 'utf8'))
  await run('node', ['blocks/_kit/new-block.ts', 'opening-offer'], { cwd: copy })
  for (const { file, code } of steps.files) await writeFile(join(copy, file), code)
  await run('node', ['blocks/_kit/shapes/generate.ts'], { cwd: copy })
  const types = { extends: './tsconfig.json', include: ['blocks/opening-offer'] }
  await writeFile(join(copy, 'tsconfig.tutorial.json'), JSON.stringify(types))
  await run('tsc', ['--noEmit', '-p', 'tsconfig.tutorial.json'], { cwd: copy })
  expect(steps.check).toMatch(/^npx vitest run /m)
  const [, ...vitest] = /^npx (.+)$/m.exec(steps.check)?.[1]?.split(' ') ?? []
  const { stdout } = await run('vitest', [...vitest.map((word) => word.replaceAll('"', '')), '--project', 'unit'], {
    cwd: copy,
    maxBuffer: 10_000_000,
  })
  expect(stdout).toContain('opening-offer.test.tsx')
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
    'block.ts',
    'component.tsx',
    'fixtures.ts',
    'opening-offer.test.tsx',
    'thumbnail.ts',
  ])
  return { files, check: fenceAfter('^## 7. Check it') }
}

async function copySources(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-tutorial-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
  for (const file of files
    .split('\0')
    .filter((path) => /^(?:blocks|cms|schemas|renderer|platform|[^/]+$)/.test(path))) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(root, file), join(folder, file))
  }
  // Without a repository, generate takes every stored shape for a committed one.
  await run('git', ['init', '--quiet'], { cwd: folder })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
