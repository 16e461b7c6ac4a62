import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from './tracked-files.ts'

const readAll = async (pattern: RegExp) =>
  (await Promise.all(listFiles(pattern).map((file) => readFile(join(root, file), 'utf8')))).join('\n')

/** Texts that Payload itself shows. */
const payloadTexts = new Set(['Add Block'])

test('what the guide for marketers prints in bold is in the admin', async () => {
  const guide = await readAll(/^docs\/guides\/marketers\/.*\.md$/)
  const sources = await readAll(/^(?:cms|schemas)\/.*\.tsx?$/)
  const bold = [...guide.matchAll(/\*\*([^*]+?):?\*\*/g)].map(([, words = '']) => words.replace(/\s+/g, ' '))
  const isWholeText = (words: string) => ["'", '"', '`'].some((quote) => sources.includes(quote + words + quote))
  const unknown = bold.filter(
    (words) => !payloadTexts.has(words) && !isWholeText(words) && !sources.includes(`>${words}<`),
  )
  expect(unknown).toEqual([])
  expect(bold.length).toBeGreaterThan(20)
})

test('log lines that the guides for operators quote are written by the code', async () => {
  const troubleshooting = await readFile(join(root, 'docs/guides/operators/troubleshooting.md'), 'utf8')
  const faults = /## Faults([^]*?)\n## /.exec(troubleshooting)?.[1] ?? ''
  const lines = faults
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .flatMap((row) => [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, line = '']) => line))
  const sources = await readAll(/^(?:platform|cms)\/.*\.ts$/)
  expect(lines.filter((line) => !sources.includes(`'${line}'`))).toEqual([])
  expect(lines.length).toBeGreaterThan(5)
})

test('pictures of the docs have at most 200 kB', async () => {
  const pictures = listFiles(/^docs\/.*\.(?:webp|png|jpg|svg)$/)
  const sizes = await Promise.all(pictures.map(async (file) => ({ file, bytes: (await stat(join(root, file))).size })))
  expect(sizes.filter(({ bytes }) => bytes > 200_000)).toEqual([])
})

test('files and folders that the documentation names exist', async () => {
  const pages = listFiles(
    /^(?:docs\/(?:architecture|glossary|guides\/.+)|CONTRIBUTING|SECURITY|README|[a-z/_]+\/README)\.md$/,
  )
  const missing = await Promise.all(
    pages.map(async (page) => {
      const text = await readFile(join(root, page), 'utf8')
      const paths = [...text.matchAll(/`((?:schemas|blocks|cms|platform|renderer|seed|tests|docs)\/[\w./-]*)`/g)]
      return paths.flatMap(([, path = '']) =>
        isExpected(path) || existsSync(join(root, path)) ? [] : [`${page}: ${path}`],
      )
    }),
  )
  expect(missing.flat()).toEqual([])
})

/** The block that the tutorial makes. */
const isExpected = (path: string) => path.startsWith('blocks/opening-offer')
