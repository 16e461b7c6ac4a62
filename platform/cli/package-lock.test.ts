import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).default({}),
      peerDependencies: z.record(z.string(), z.string()).default({}),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
      hasInstallScript: z.boolean().default(false),
    }),
  ),
})

const manifest = z.object({
  allowScripts: z.record(z.string(), z.boolean()),
  overrides: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
})

/** Resolves as Node does: in the package's own node_modules, then in each one above. */
const resolve = (paths: Set<string>, from: string, name: string): string | null => {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (paths.has(path)) return path
  return from === '' ? null : resolve(paths, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

type Entry = z.output<typeof lockFile>['packages'][string]

const asksFor = (entry: Entry | undefined, name: string) =>
  name in { ...entry?.dependencies, ...entry?.peerDependencies }

test('package-lock.json names the packages of every platform, else npm ci refuses it', async () => {
  const { packages } = lockFile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const paths = new Set(Object.keys(packages))
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter((name) => resolve(paths, path, name) === null),
  )
  expect(missing).toEqual([])
})

test('package.json decides about the install scripts of every platform’s packages: npm skips an unlisted one', async () => {
  const { packages } = lockFile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const { allowScripts } = manifest.parse(JSON.parse(await readFile('package.json', 'utf8')))
  const names = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  )
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(names)].toSorted())
})

test('package-lock.json follows the overrides of package.json: npm may keep what it had before', async () => {
  const { packages } = lockFile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const { overrides } = manifest.parse(JSON.parse(await readFile('package.json', 'utf8')))
  const paths = new Set(Object.keys(packages))
  const copiesOf = (name: string) => [...paths].filter((path) => path.endsWith(`node_modules/${name}`))
  const found = Object.entries(overrides).flatMap(([name, override]) =>
    typeof override === 'string'
      ? copiesOf(name).map((path) => ({ path, wanted: override }))
      : copiesOf(name).flatMap((parent) =>
          Object.entries(override)
            .filter(([child]) => asksFor(packages[parent], child))
            .map(([child, wanted]) => ({ path: resolve(paths, parent, child) ?? child, wanted })),
        ),
  )
  const stray = found.filter(({ path, wanted }) => {
    const entry = packages[path]
    return wanted !== (entry?.name ? `npm:${entry.name}@${entry.version}` : entry?.version)
  })
  expect([found.length > 0, stray]).toEqual([true, []])
})
