import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { readRows } from '#platform/stock/read-rows.ts'
import { DataFileError, type DataFileProblem } from './data-file-error.ts'

export interface CsvRow<T> {
  line: number
  value: T
}

/** Cells are text: `cells` below turns them into values. */
type RowSchema = z.ZodObject<Record<string, z.ZodType>>

/**
 * Reads a CSV file whose headings are the fields of a schema, in any order. Throws a `DataFileError` that lists every problem by line and
 * column.
 */
export async function readCsvFile<S extends RowSchema>(
  file: string,
  schema: S,
  { key }: { key?: RowKey<S> } = {},
): Promise<CsvRow<z.output<S>>[]> {
  const rows = await parseCsvFile(file, { text: await readFile(file, 'utf8'), schema })
  if (key) refuseRepeated(file, { rows, key })
  return rows
}

/** Unique key of a row. */
type RowKey<S extends RowSchema> = (row: z.output<S>) => string

function refuseRepeated<T>(file: string, { rows, key }: { rows: readonly CsvRow<T>[]; key: (row: T) => string }): void {
  const lines = new Map<string, number>()
  const problems = rows.flatMap(({ line, value }): DataFileProblem[] => {
    const first = lines.get(key(value))
    lines.set(key(value), first ?? line)
    return first === undefined ? [] : [{ line, column: null, message: `${key(value)} is on line ${first} already.` }]
  })
  if (problems.length > 0) throw new DataFileError(file, problems)
}

export async function parseCsvFile<S extends RowSchema>(
  file: string,
  { text, schema }: { text: string; schema: S },
): Promise<CsvRow<z.output<S>>[]> {
  const rows = []
  for await (const batch of readRows(Readable.from([text]), ',')) rows.push(...batch)
  const heading = rows.shift()?.cells ?? []
  const problems = headingProblems(heading, Object.keys(schema.shape))
  if (problems.length > 0) throw new DataFileError(file, problems)
  const read: CsvRow<z.output<S>>[] = []
  for (const { line, cells } of rows) {
    const parsed = schema.safeParse(Object.fromEntries(heading.map((name, index) => [name, cells[index] ?? ''])))
    if (cells.length !== heading.length)
      problems.push({
        line,
        column: null,
        message: `There are ${cells.length} cells under ${heading.length} headings.`,
      })
    else if (parsed.success) read.push({ line, value: parsed.data })
    else
      problems.push(
        ...parsed.error.issues.map(({ path: [column = ''], message }) => ({
          line,
          column: String(column),
          message: `"${cells[heading.indexOf(String(column))] ?? ''}" ${message}`,
        })),
      )
  }
  if (problems.length > 0) throw new DataFileError(file, problems)
  return read
}

function headingProblems(heading: readonly string[], expectedColumns: readonly string[]): DataFileProblem[] {
  const missing = expectedColumns
    .filter((name) => !heading.includes(name))
    .map((name) => `The column "${name}" is missing.`)
  const unknown = heading
    .filter((name) => !expectedColumns.includes(name))
    .map((name) => `There is no column "${name}".`)
  const repeated = heading
    .filter((name, index) => heading.indexOf(name) !== index)
    .map((name) => `The column "${name}" occurs twice.`)
  return [...missing, ...unknown, ...repeated].map((message) => ({ line: 1, column: null, message }))
}

const oneOf = <const T extends string>(values: readonly T[]) => z.enum(values, `is none of ${values.join(', ')}.`)

/** Parsers of cells. */
export const cells = {
  text: z.string().min(1, 'must not be empty.'),
  whole: z.string().regex(/^\d+$/, 'must be a whole number.').transform(Number),
  decimal: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number, such as 2.5.')
    .transform(Number),
  flag: z.enum(['yes', 'no'], 'must be yes or no.').transform((answer) => answer === 'yes'),
  oneOf,
  /** Words separated by spaces. */
  listOf: <const T extends string>(values: readonly T[]) =>
    z
      .string()
      .transform((text) => text.split(' ').filter(Boolean))
      .pipe(z.array(oneOf(values))),
  /** An empty cell is null. */
  optional: <S extends z.ZodType>(schema: S) => z.preprocess((text) => (text === '' ? null : text), schema.nullable()),
}
