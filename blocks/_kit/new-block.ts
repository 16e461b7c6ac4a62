import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { humanise } from './field-meta.ts'

const blocksFolder = join(import.meta.dirname, '..')
const templateFolder = join(import.meta.dirname, 'template')

/** Writes the folder of a new block and its entry in the list; returns the files. Errors are sentences for the caller. */
export function createBlock(slug: string): string[] {
  const name = camelCase(slug)
  const indexFile = join(blocksFolder, 'index.ts')
  const index = readFileSync(indexFile, 'utf8')
  assertSlug(slug, { name, index })
  const folder = join(blocksFolder, slug)
  mkdirSync(folder)
  const files = readdirSync(templateFolder).map((file) => {
    const written = join(folder, file.replace('template-block', slug))
    writeFileSync(written, fromTemplate(readFileSync(join(templateFolder, file), 'utf8'), { slug, name }))
    return written
  })
  writeFileSync(indexFile, withBlock(index, { slug, name }))
  return [...files, indexFile]
}

function assertSlug(slug: string, { name, index }: { name: string; index: string }): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug.length > 40) {
    throw new Error(`"${slug}" is no slug: use lower-case words and single hyphens, as in price-table.`)
  }
  if (existsSync(join(blocksFolder, slug))) throw new Error(`"${slug}" is taken: blocks/${slug} is there already.`)
  if (reservedWords.has(name) || new RegExp(`\\b${name}\\b`).test(index)) {
    throw new Error(`"${slug}" cannot be used: "${name}" has a meaning in the code. Add a word, as in ${slug}-block.`)
  }
}

const reservedWords = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if ' +
    'implements import in instanceof interface let new null package private protected public return static super switch this throw true try ' +
    'typeof undefined var void while with yield'
  ).split(' '),
)

const camelCase = (slug: string): string => slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function fromTemplate(source: string, { slug, name }: { slug: string; name: string }): string {
  return source
    .replaceAll(/'(\.\.\/\.\.\/|\.\.\/)/g, (_, up: string) => (up === '../' ? "'../_kit/" : "'../"))
    .replaceAll('template-block', slug)
    .replaceAll('templateBlock', name)
    .replaceAll('TemplateBlock', name.charAt(0).toUpperCase() + name.slice(1))
    .replaceAll('Template block', humanise(slug))
}

const importLine = /^import \{ \w+ \} from '\.\/[a-z][a-z0-9-]*\/block\.ts'$/gm
const list = /^export const blocks = \[([^\]]*)\] as const$/m

/** The index with a new import and entry, both in alphabetical order. */
export function withBlock(index: string, { slug, name }: { slug: string; name: string }): string {
  const imports = index.match(importLine) ?? []
  const entries = list.exec(index)?.[1]
  if (entries === undefined || imports.length === 0) throw new Error('blocks/index.ts has no list that can be read.')
  const sortedImports = [...imports, `import { ${name} } from './${slug}/block.ts'`].toSorted((a, b) =>
    getPath(a) < getPath(b) ? -1 : 1,
  )
  const names = [...entries.split(','), name].map((entry) => entry.trim()).filter(Boolean)
  const lines = names.toSorted().map((entry) => `  ${entry},\n`)
  return index
    .replaceAll(importLine, (line) => (line === imports[0] ? sortedImports.join('\n') : ''))
    .replace(/\n{3,}/g, '\n\n')
    .replace(list, `export const blocks = [\n${lines.join('')}] as const`)
}

const getPath = (line: string): string => line.slice(line.indexOf("'"))

if (import.meta.main) {
  const [slug, ...rest] = process.argv.slice(2)
  try {
    if (!slug || slug.startsWith('-') || rest.length > 0)
      throw new Error('Say the new block’s slug: npm run new:block price-table')
    process.stdout.write(`${createBlock(slug).join('\n')}\n`)
    // `npm run generate`, in a new process that loads the new list.
    execFileSync(process.execPath, [join(blocksFolder, '../platform/cli/generate.ts')], { stdio: 'inherit' })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
