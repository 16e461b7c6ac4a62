import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export interface FileImport {
  from: string
  to: string
}

/** Paths of the repository's files below folders, committed or not. */
export const listFiles = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '')

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Whether a file is the product's own source: no test, fixture, generated file or migration. */
export const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !/\.(test|spec)\.tsx?$|\/texts\.ts$|\/testing\/|\/generated\/|^cms\/migrations\/|\/fixtures\.ts$|\/samples\//.test(
    path,
  )

/** What files import of the repository, types included, as paths. */
export function listImports(files: readonly string[]): FileImport[] {
  const pattern = /\b(?:from|import)\s*\(?\s*'((?:\.{1,2}|#[a-z]+)\/[^'?]+)[^']*'/g
  return files.flatMap((from) =>
    [...readSource(from).matchAll(pattern)].map(([, target = '']) => ({
      from,
      to: target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(from), target),
    })),
  )
}

/** Groups of nodes that reach each other: each once, its nodes in alphabetical order. */
export function findCircles(imports: readonly FileImport[]): string[][] {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of imports) targets.set(from, (targets.get(from) ?? new Set()).add(to))
  const reached = new Map([...targets.keys()].map((node) => [node, reach(targets, node)]))
  const found = new Map<string, string[]>()
  for (const [node, all] of reached) {
    if (!all.has(node)) continue
    const circle = [...all].filter((other) => reached.get(other)?.has(node)).sort()
    found.set(circle.join(), circle)
  }
  return [...found.values()]
}

function reach(targets: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
    for (const target of targets.get(node) ?? [])
      if (!reached.has(target)) {
        reached.add(target)
        waiting.push(target)
      }
  return reached
}
