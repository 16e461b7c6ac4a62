import { expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { isSource, listFiles, readSource } from './import-graph.ts'

const ofTheProduct = [
  '@emotion/react',
  '@payloadcms/db-postgres',
  '@payloadcms/richtext-lexical',
  '@photo-sphere-viewer/core',
  '@tanstack/react-query',
  'cockatiel',
  'embla-carousel-react',
  'express',
  'meilisearch',
  'payload',
  'pg-boss',
  'react',
  'react-dom',
  'react-hook-form',
  'react-router',
  'styled-system',
  'temporal-polyfill',
  'vite',
  'zod',
] as const
const ofTheTests = ['playwright', 'testcontainers', 'vitest'] as const

/** Names of the packages that files import, types included. */
function packagesOf(files: readonly string[]): Set<string> {
  const pattern = /\b(?:from|import)\s*\(?\s*'((?:@[\w.-]+\/)?[\w.-]+)[^']*'/g
  return new Set(files.flatMap((path) => [...readSource(path).matchAll(pattern)].map(([, name = '']) => name)))
}

const product = packagesOf(
  listFiles('schemas', 'blocks', 'cms', 'platform', 'renderer', 'vite.config.ts').filter(isSource),
)
const tests = packagesOf(listFiles('tests').filter((path) => /\.tsx?$/.test(path)))

test.each(ofTheProduct)('%s is a direct dependency that the product imports', (name) => {
  expect(packageFile.dependencies).toHaveProperty([name])
  expect(product).toContain(name)
})

test.each(ofTheTests)('%s is a direct dependency that the tests import', (name) => {
  expect(packageFile.devDependencies).toHaveProperty([name])
  expect(tests).toContain(name)
})

/** Hooks of a build plugin that can change code. */
const hooks = /\b(?:transform|load|resolveId|renderChunk)\s*[:(]/

test.each(listFiles('renderer/build', 'vite.config.ts').filter(isSource))(
  'no build plugin changes the code of a package: %s',
  (path) => {
    const source = readSource(path)
    expect(hooks.test(source) && source.includes('node_modules')).toBe(false)
  },
)
