import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { z } from 'zod'
import { compileTexts } from './compile-texts.ts'

/**
 * `node platform/cli/generate-texts.ts` compiles each `texts.json` to the `texts.ts` beside it; with `--check` it lists those that are not up to date and
 * ends with 1. With `--language=mi` each room that has a `texts.mi.json` takes its texts from there, and from `texts.json` what is missing.
 */
const root = join(import.meta.dirname, '..', '..')
const source = 'en-AU'
const language = process.argv.find((each) => each.startsWith('--language='))?.slice('--language='.length) ?? source
const catalogue = z.record(z.string(), z.string())

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*/texts.json'], {
  cwd: root,
  encoding: 'utf8',
})
const stale: string[] = []
for (const path of paths.split('\n').filter((each) => each !== '')) {
  const compiled = compileTexts({ language, texts: await readTexts(path), pluralImport: importPlural(dirname(path)) })
  const target = join(root, dirname(path), 'texts.ts')
  if ((await readFile(target, 'utf8').catch(() => '')) === compiled) continue
  if (process.argv.includes('--check')) stale.push(posix.join(dirname(path), 'texts.ts'))
  else await writeFile(target, compiled)
}
if (stale.length > 0) {
  process.stderr.write(`Not up to date: ${stale.join(', ')}. Run npm run generate.\n`)
  process.exitCode = 1
}

async function readTexts(path: string): Promise<Record<string, string>> {
  const texts = catalogue.parse(JSON.parse(await readFile(join(root, path), 'utf8')))
  if (language === source) return texts
  const translated = await readFile(join(root, path.replace(/\.json$/, `.${language}.json`)), 'utf8').catch(() => '{}')
  return { ...texts, ...catalogue.parse(JSON.parse(translated)) }
}

function importPlural(folder: string): string {
  if (!folder.startsWith('schemas')) return '#schemas/lib/plural.ts'
  const path = posix.relative(folder, 'schemas/lib/plural.ts')
  return path.startsWith('.') ? path : `./${path}`
}
