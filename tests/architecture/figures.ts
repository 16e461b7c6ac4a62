import { dirname } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { scanForForbiddenWords } from './forbidden-words.ts'
import { findStrayTexts } from './stray-texts.ts'
import { findCircles, isSource, listFiles, listImports, readSource } from './import-graph.ts'
import { hasStraySql } from './stray-queries.ts'

/** `npm run figures`: measures the product's own source, without tests, samples, generated files and migrations, and prints a table. */
const folders = ['schemas', 'blocks', 'cms', 'platform', 'renderer', 'seed', 'showroom'] as const

interface FunctionFigure {
  name: string
  lines: number
  parameters: number
}

interface FileFigure {
  path: string
  lines: number
  characters: number
  functions: FunctionFigure[]
}

const files = listFiles(...folders).filter(isSource)
const measured = files.map(measureFile)

printTable([
  [
    '',
    'files',
    'lines',
    'lines a file',
    'characters a file',
    'functions',
    'lines a function',
    '> 3 parameters',
    'names in Of',
  ],
  ...folders.map((folder) =>
    describe(
      folder,
      measured.filter(({ path }) => path.startsWith(`${folder}/`)),
    ),
  ),
  describe('all', measured),
])

const imports = listImports(files)
const roomOf = (path: string) => /^platform\/([^/]+)\//.exec(path)?.[1] ?? ''
const rooms = imports
  .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
  .filter(({ from, to }) => from && to && from !== to)
const pairs = new Set(rooms.map(({ from, to }) => `${from} ${to}`))
const folderSizes = countBy(files.map((path) => dirname(path)))
printTable([
  ['circles of files, types included', String(findCircles(imports).length)],
  ['pairs of platform rooms that import each other', String([...pairs].filter(isMutual).length / 2)],
  [
    'rooms in the largest circle of platform rooms',
    String(Math.max(0, ...findCircles(rooms).map(({ length }) => length))),
  ],
  [
    'folders with a single source file',
    `${[...folderSizes.values()].filter((size) => size === 1).length} of ${folderSizes.size}`,
  ],
  ['files of 15 lines or less', String(measured.filter(({ lines }) => lines <= 15).length)],
  ['files of the platform with SQL outside store.ts', String(files.filter(hasStraySql).length)],
  ['texts outside the catalogues', String(findStrayTexts().length)],
  ['forbidden words', String(scanForForbiddenWords().length)],
])

function isMutual(pair: string): boolean {
  return pairs.has(pair.split(' ').toReversed().join(' '))
}

function measureFile(path: string): FileFigure {
  const text = readSource(path)
  const functions: FunctionFigure[] = []
  const names = new Map<number, string>()
  const add = (node: { start: number; end: number; params: readonly unknown[]; id?: { name: string } | null }) => {
    functions.push({
      name: node.id?.name ?? names.get(node.start) ?? '',
      lines: text.slice(node.start, node.end).split('\n').length,
      parameters: node.params.length,
    })
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) names.set(init.start, id.name)
    },
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSync(path, text).program)
  return { path, lines: text.split('\n').length - 1, characters: text.length, functions }
}

function describe(name: string, figures: readonly FileFigure[]): string[] {
  const functions = figures.flatMap((file) => file.functions)
  const named = functions.filter((each) => each.name !== '')
  const long = functions.filter(({ lines }) => lines >= 3)
  return [
    name,
    String(figures.length),
    String(figures.reduce((sum, { lines }) => sum + lines, 0)),
    spread(
      figures.map(({ lines }) => lines),
      [50, 90, 100],
    ),
    spread(
      figures.map(({ characters }) => characters),
      [50, 90],
    ),
    String(functions.length),
    spread(
      long.map(({ lines }) => lines),
      [50, 90, 99],
    ),
    String(functions.filter(({ parameters }) => parameters > 3).length),
    `${((100 * named.filter((each) => /[a-z]Of$/.test(each.name)).length) / Math.max(1, named.length)).toFixed(1)} %`,
  ]
}

/** Percentiles, separated by slashes. */
function spread(values: readonly number[], percentiles: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return percentiles
    .map((at) => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * at) / 100))] ?? 0)
    .join(' / ')
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows)
    process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
  process.stdout.write('\n')
}
