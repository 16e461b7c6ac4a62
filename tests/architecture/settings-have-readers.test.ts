import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { flagNames } from '#schemas/tenant/flags.ts'
import { pluginNames, siteConfig } from '#schemas/tenant/site-config.ts'

const root = join(import.meta.dirname, '..', '..')

/** The product's own code, without where settings are declared and edited, tests, and what is generated. */
const isReader = (path: string): boolean =>
  !/\.test\.|\/(generated|migrations)\/|\/texts\.ts$|^schemas\/tenant\/(flags|site-config)\.ts$|^cms\/collections\/tenants\//.test(
    path,
  )

const code = globSync('{schemas,blocks,renderer,platform,cms}/**/*.{ts,tsx}', { cwd: root })
  .filter(isReader)
  .map((path) => readFileSync(join(root, path), 'utf8'))

/** A feature is read by its name, or shows blocks that marketers mark with it. locations §1: brochure forms are blocks. */
const readByBlocks = new Set(['brochureForms'])

const hasFlagReader = (name: string): boolean =>
  readByBlocks.has(name) || code.some((text) => new RegExp(`flags\\b[^;]{0,80}\\b${name}\\b`).test(text))

test('every feature is read outside of the admin', () => {
  expect(flagNames.filter((name) => !hasFlagReader(name))).toEqual([])
  expect(hasFlagReader('heliport')).toBe(false)
})

/** `['cards', 'layout']` for each setting of `siteConfig`. */
function listSettings(schema: z.core.$ZodType, path: readonly string[] = []): (readonly string[])[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => listSettings(inner, [...path, name]))
  if (schema instanceof z.ZodPrefault) return listSettings(schema.def.innerType, path)
  return [path]
}

/** From this length on, a name stands for its setting alone: functions take groups of settings as their rules. */
const longName = 7

const names = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text)

const hasReader = (path: readonly string[]): boolean => {
  const isOwn = (path.at(-1) ?? '').length >= longName
  return code.some(
    (text) => path.slice(isOwn ? -1 : 0).every((name) => names(text, name)) && (isOwn || names(text, 'config')),
  )
}

test('every setting of a site is read outside of the admin', () => {
  const settings = listSettings(siteConfig)
  expect(settings.length).toBeGreaterThan(60)
  expect(settings.filter((path) => !hasReader(path)).map((path) => path.join('.'))).toEqual([])
  expect(hasReader(['cards', 'helipad'])).toBe(false)
})

test('every plugin is read outside of the admin', () => {
  const hasPluginReader = (name: string) => code.some((text) => new RegExp(`plugins\\b[^;]{0,40}'${name}'`).test(text))
  expect(pluginNames.filter((name) => !hasPluginReader(name))).toEqual([])
  expect(hasPluginReader('Heliport')).toBe(false)
})
