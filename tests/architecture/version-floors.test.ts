import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const lock = z
  .object({ packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })) })
  .parse(JSON.parse(await readFile(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8')))

/** Below these lie published holes: remote code, SQL injection, two in the multi-tenant plugin. */
const floors = [
  ['payload', '3.90.0'],
  ['@payloadcms/next', '3.90.0'],
  ['@payloadcms/plugin-multi-tenant', '3.90.0'],
  ['next', '16.3.8'],
  ['sharp', '0.35.5'],
] as const

test.each(floors)('every %s in the lock file is at least %s', (name, floor) => {
  const versions = Object.entries(lock.packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version ?? '')
  expect(versions).not.toEqual([])
  expect(versions.filter((version) => isBelow(version, floor))).toEqual([])
})

test('a version below its floor is noticed', () => {
  expect([isBelow('0.34.9', '0.35.5'), isBelow('16.10.0', '16.3.8'), isBelow('3.90.0', '3.90.0')]).toEqual([
    true,
    false,
    false,
  ])
})

test('the packages of Payload are of one version', () => {
  const versions = Object.entries(lock.packages).flatMap(([path, { version }]) =>
    /node_modules\/(payload|@payloadcms\/[a-z-]+)$/.test(path) ? [version] : [],
  )
  expect(new Set(versions).size).toBe(1)
})

test('no package is fetched from a named host: anyone who installs uses their own registry', async () => {
  const text = await readFile(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8')
  expect(text).not.toMatch(/"resolved": "\w+:/)
})

function isBelow(version: string, floor: string): boolean {
  const parts = (text: string) => text.split('.').map((part) => Number.parseInt(part, 10))
  const [a, b] = [parts(version), parts(floor)]
  const differing = a.findIndex((part, index) => part !== b[index])
  return differing !== -1 && (a[differing] ?? 0) < (b[differing] ?? 0)
}
