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
  ['renderer', "import { drawScene } from '#showroom/draw-scene.ts'"],
  ['schemas', "import { drawScene } from '#showroom/draw-scene.ts'"],
  ['showroom', "import { catalogue } from '#seed/stock/catalogue/index.ts'"],
  ['showroom', "import { getCms } from '#cms/index.ts'"],
] as const

const allowed = ['blocks', "import { toSlug } from '#schemas/lib/slug.ts'"] as const

let refused: ReadonlyMap<string, string>

beforeAll(async () => {
  refused = await lintPlanted([...forbidden, allowed])
}, 120_000)

test.each(forbidden)('the linter refuses, in %s, %s', (layer, line) => {
  expect(refused.get(`${layer} ${line}`)).toContain('no-restricted-imports')
})

test('the linter lets a layer import what it stands on', () => {
  expect(refused.get(allowed.join(' '))).not.toContain('no-restricted-imports')
})

const nameIn = (line: string) => /\{ (\w+) \}/.exec(line)?.[1] ?? ''

const report = z.object({ diagnostics: z.array(z.object({ code: z.string().default(''), filename: z.string() })) })

/**
 * Plants each line in a file of its layer, in a folder of its own under the project's rules, and lints them all in one run. Not in the project: a run
 * that is killed would leave them there for the linter, git and whoever lists the layer's files. By layer and line: what was objected to.
 */
async function lintPlanted(plants: readonly (readonly [layer: string, line: string])[]): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-fence-'))
  try {
    for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json'])
      await copyFile(join(root, file), join(folder, file))
    const files = plants.map(([layer], index) => join(layer, `planted-${index}`, 'planted.ts'))
    await Promise.all(
      plants.map(async ([, line], index) => {
        const file = join(folder, files[index] ?? '')
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, `${line}\n\nexport const planted = () => [${nameIn(line)}]\n`)
      }),
    )
    const options = { cwd: folder, maxBuffer: 10_000_000 }
    const { stdout } = await run(
      join(root, 'node_modules', '.bin', 'oxlint'),
      ['--format', 'json', ...files],
      options,
    ).catch((failed: { stdout: string }) => failed)
    const { diagnostics } = report.parse(JSON.parse(stdout))
    const codesOf = (file: string) =>
      diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code)
    return new Map(plants.map((plant, index) => [plant.join(' '), codesOf(files[index] ?? '?').join(' ')]))
  } finally {
    await rm(folder, { recursive: true })
  }
}
