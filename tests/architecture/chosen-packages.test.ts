import { join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import viteConfig from '../../vite.config.ts'
import { isSource, listFiles, readSource } from './import-graph.ts'

/** Packages that were chosen for this product, and those that stand for one of them (decisions 215 and 218). */
const ofTheProduct = [
  '@emotion/cache',
  '@emotion/react',
  '@hookform/resolvers',
  '@payloadcms/db-postgres',
  '@payloadcms/richtext-lexical',
  '@photo-sphere-viewer/core',
  '@tanstack/react-query',
  'cockatiel',
  'embla-carousel-react',
  'express',
  'maplibre-gl',
  'meilisearch',
  'payload',
  'pg-boss',
  'react',
  'react-dom',
  'react-hook-form',
  'react-router',
  'redoc',
  'saxes',
  'styled-system',
  'temporal-polyfill',
  'vite',
  'yauzl',
  'zod',
] as const
/** Of the demo's data, which is part of the product. */
const ofTheSeed = ['@humanwhocodes/momoa'] as const
const ofTheTests = ['playwright', 'testcontainers', 'vitest'] as const

/** Names of the packages that files import or resolve. An import of types alone does not count, since it is not there at run time. */
function packagesOf(files: readonly string[]): Set<string> {
  const names =
    /(?:\bimport\s+(?!type\b)[^'();]*?|\bexport\s+(?!type\b)[^'();]*?\bfrom\s*|\bimport(?:\.meta\.resolve)?\s*\(\s*)'((?:@[\w.-]+\/)?[\w.-]+)[^']*'/g
  return new Set(files.flatMap((path) => [...readSource(path).matchAll(names)].map(([, name = '']) => name)))
}

const importedBy = (...folders: string[]) => packagesOf(listFiles(...folders).filter(isSource))
const product = importedBy('schemas', 'blocks', 'cms', 'platform', 'renderer', 'vite.config.ts')
const seed = importedBy('seed')
const tests = packagesOf(listFiles('tests').filter((path) => /\.tsx?$/.test(path)))

test.each([...ofTheProduct, ...ofTheSeed])('%s is a direct dependency that the product imports', (name) => {
  expect(packageFile.dependencies).toHaveProperty([name])
  expect(new Set([...product, ...seed])).toContain(name)
})

test.each(ofTheTests)('%s is a direct dependency that the tests import', (name) => {
  expect(packageFile.devDependencies).toHaveProperty([name])
  expect(tests).toContain(name)
})

const config = viteConfig({ command: 'build', mode: 'production' })
const isOwn = (plugin: unknown): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && String(plugin.name).startsWith('forecourt:')
const plugins = (config.plugins ?? []).flat().filter(isOwn)

/** Files of packages with the names of files of ours. */
const ofPackages = [
  '/node_modules/zod/v4/core/core.js',
  '/node_modules/@emotion/react/dist/emotion-react.esm.js',
  '/node_modules/any/blocks/_ui/style/tokens.ts',
  '/node_modules/any/texts.ts',
].map((path) => join(import.meta.dirname, '../..', path))

test('no alias puts another module in the place of a package', () => {
  expect(config.resolve?.alias ?? {}).toEqual({})
})

test.each(plugins)('the build plugin $name changes no code of a package', async (plugin) => {
  expect([plugin.transform, plugin.renderChunk, plugin.transformIndexHtml]).toEqual([undefined, undefined, undefined])
  const context = { resolve: async (source: string) => ({ id: source }) }
  for (const id of ofPackages) {
    const loaded: unknown = await callHook(plugin.load, context, [id])
    expect(loaded ?? null).toBeNull()
    const resolved: unknown = await callHook(plugin.resolveId, context, [id, ofPackages[0]])
    expect(JSON.stringify(resolved ?? { id })).toBe(JSON.stringify({ id }))
  }
})

test('the build has plugins of ours to look at', () => {
  expect(plugins.map(({ name }) => name)).toContain('forecourt:names-of-tokens')
})

async function callHook(hook: unknown, context: object, given: readonly unknown[]): Promise<unknown> {
  const handler = typeof hook === 'object' && hook !== null && 'handler' in hook ? hook.handler : hook
  return typeof handler === 'function' ? Reflect.apply(handler, context, given) : undefined
}
