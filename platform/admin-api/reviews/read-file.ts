import { z } from 'zod'
import { type FeedRow, readRows } from '../../stock/read-rows.ts'

const records = z.array(z.record(z.string(), z.unknown()))
const listed = z.union([records, z.object({ reviews: records }).transform(({ reviews }) => reviews)])

/** The rows of a JSON list, of `{ "reviews": [] }` or of a table with a heading; null if it is neither. */
export async function readReviewFile(file: string): Promise<Record<string, unknown>[] | null> {
  const text = file.replace(/^\uFEFF/, '').trim()
  return /^[[{]/.test(text) ? readJson(text) : readTable(text)
}

function readJson(text: string): Record<string, unknown>[] | null {
  try {
    return listed.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

async function readTable(text: string): Promise<Record<string, unknown>[] | null> {
  const rows: FeedRow[] = []
  for await (const some of readRows(asStream(`${text}\n`))) rows.push(...some)
  const [heading, ...entries] = rows
  if (!heading || heading.cells.length < 2) return null
  return entries.map(({ cells }) => Object.fromEntries(heading.cells.map((name, at) => [name, cells[at] ?? ''])))
}

async function* asStream(text: string): AsyncGenerator<string> {
  yield text
}
