import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRepository } from '#tests/support/copy-repository.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

let copy: string

beforeAll(async () => {
  copy = await copyRepository('forecourt-tutorial-')
}, 60_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

test('the tutorial for block authors works word for word', { timeout: 240_000 }, async () => {
  const steps = readSteps(await readFile(join(root, 'docs/guides/block-authors.md'), 'utf8'))
  await run('node', ['blocks/_kit/new-block.ts', 'opening-offer'], { cwd: copy })
  for (const { file, code } of steps.files) await writeFile(join(copy, file), code)
  await run('node', ['platform/cli/generate-texts.ts'], { cwd: copy })
  await run('node', ['blocks/_kit/shapes/generate.ts'], { cwd: copy })
  const types = { extends: './tsconfig.json', include: ['blocks/opening-offer'] }
  await writeFile(join(copy, 'tsconfig.tutorial.json'), JSON.stringify(types))
  await run('tsc', ['--noEmit', '-p', 'tsconfig.tutorial.json'], { cwd: copy })
  expect(steps.check).toMatch(/^npx vitest run /m)
  const [, ...vitest] = /^npx (.+)$/m.exec(steps.check)?.[1]?.split(' ') ?? []
  const { stdout } = await run(
    'vitest',
    [...vitest.map((word) => word.replaceAll('"', '')), '--project', 'unit', '--project', 'blocks'],
    {
      cwd: copy,
      maxBuffer: 10_000_000,
    },
  )
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
    'texts.json',
    'block.ts',
    'component.tsx',
    'fixtures.ts',
    'opening-offer.test.tsx',
  ])
  return { files, check: fenceAfter('^## 7. Check it') }
}
