import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

/** One forbidden import a layer: the linter must object to each, or the fence has a hole. */
const forbidden = [
  ['schemas', "import { blocks } from '#blocks/index.ts'"],
  ['schemas', "import { readFile } from 'node:fs/promises'"],
  ['blocks', "import { getCms } from '#cms/index.ts'"],
  ['blocks', "import { startServer } from '#platform/app/main.ts'"],
  ['blocks', "import { render } from '#renderer/entry-server.tsx'"],
  ['renderer', "import { getCms } from '#cms/index.ts'"],
  ['renderer', "import { startServer } from '#platform/app/main.ts'"],
  ['cms', "import { startServer } from '#platform/app/main.ts'"],
  ['cms', "import { render } from '#renderer/entry-server.tsx'"],
  ['cms', "import { Box } from '#blocks/_ui/box.tsx'"],
  ['cms', "import { carGrid } from '#blocks/car-grid/block.ts'"],
  ['platform', "import { blocks } from '#blocks/index.ts'"],
  ['platform', "import { render } from '#renderer/entry-server.tsx'"],
  ['platform', "import { demoTenants } from '#seed/tenants/demo-tenants.ts'"],
  ['blocks', "import { drawScene } from '#showroom/draw-scene.ts'"],
  ['cms', "import { drawScene } from '#showroom/draw-scene.ts'"],
  ['platform', "import { drawScene } from '#showroom/draw-scene.ts'"],
  ['platform', "import type { Lead } from '#cms/generated/payload-types.ts'"],
  ['renderer', "import { drawScene } from '#showroom/draw-scene.ts'"],
  ['schemas', "import { drawScene } from '#showroom/draw-scene.ts'"],
  ['seed', "import { drawScene } from '#showroom/draw-scene.ts'"],
  ['seed', "import { drawScene } from '../../showroom/draw-scene.ts'"],
  ['tests', "import { drawScene } from '#showroom/draw-scene.ts'"],
  ['showroom', "import { startServer } from '#platform/app/main.ts'"],
  ['showroom', "import { getCms } from '#cms/index.ts'"],
] as const

const allowed = [
  ['blocks', "import { toSlug } from '#schemas/lib/slug.ts'"],
  ['showroom', "import { listPictures } from '#seed/list-pictures.ts'"],
] as const

let refused: ReadonlyMap<string, string>

beforeAll(async () => {
  refused = await lintPlanted([...forbidden, ...allowed])
}, 120_000)

test.each(forbidden)('the linter refuses, in %s, %s', (layer, line) => {
  expect(refused.get(`${layer} ${line}`)).toContain('no-restricted-imports')
})

test.each(allowed)('the linter lets %s import what it stands on: %s', (layer, line) => {
  expect(refused.get(`${layer} ${line}`)).not.toContain('no-restricted-imports')
})

test('the linter refuses files that import each other, types included', async () => {
  const codes = await lint(
    new Map([
      ['schemas/one.ts', "import type { Two } from './two.ts'\n\nexport interface One {\n  two: Two\n}\n"],
      ['schemas/two.ts', "import type { One } from './one.ts'\n\nexport interface Two {\n  one: One\n}\n"],
    ]),
  )
  expect(codes.get('schemas/one.ts')).toContain('no-cycle')
})

const nameIn = (line: string) => /\{ (\w+) \}/.exec(line)?.[1] ?? ''

const report = z.object({ diagnostics: z.array(z.object({ code: z.string().default(''), filename: z.string() })) })

/** By layer and line: what the linter objected to. Each line is planted in a file of its own. */
async function lintPlanted(plants: readonly (readonly [layer: string, line: string])[]): Promise<Map<string, string>> {
  const files = plants.map(([layer], index) => join(layer, `planted-${index}`, 'planted.ts'))
  const texts = plants.map(([, line]) => `${line}\n\nexport const planted = () => [${nameIn(line)}]\n`)
  const codes = await lint(new Map(files.map((file, index) => [file, texts[index] ?? ''])))
  return new Map(plants.map((plant, index) => [plant.join(' '), codes.get(files[index] ?? '') ?? '']))
}

/**
 * Lints files by path and text in a folder of their own under the project's rules, in one run. Not in the project: a run that is killed would leave them
 * there for the linter and git. By path: the codes of what the linter objected to, separated by spaces.
 */
async function lint(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-fence-'))
  try {
    for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json'])
      await copyFile(join(root, file), join(folder, file))
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const options = { cwd: folder, maxBuffer: 10_000_000 }
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
    const { stdout } = await run(oxlint, ['--format', 'json', ...files.keys()], options).catch(
      (failed: { stdout: string }) => failed,
    )
    const { diagnostics } = report.parse(JSON.parse(stdout))
    const codesOf = (path: string) =>
      diagnostics.filter(({ filename }) => filename.endsWith(path)).map(({ code }) => code)
    return new Map([...files.keys()].map((path) => [path, codesOf(path).join(' ')]))
  } finally {
    await rm(folder, { recursive: true })
  }
}
