import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      optionalDependencies: z.record(z.string(), z.string()).default({}),
      hasInstallScript: z.boolean().default(false),
    }),
  ),
})

const manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()) })

/** Resolves as Node does: in the package's own node_modules, then in each one above. */
const isListed = (paths: Set<string>, from: string, name: string): boolean => {
  if (paths.has(`${from === '' ? '' : `${from}/`}node_modules/${name}`)) return true
  return from !== '' && isListed(paths, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

test('package-lock.json names the packages of every platform, else npm ci refuses it', async () => {
  const { packages } = lockFile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const paths = new Set(Object.keys(packages))
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter((name) => !isListed(paths, path, name)),
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
