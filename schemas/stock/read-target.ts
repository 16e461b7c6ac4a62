import { readCell } from './cells/read-cell.ts'
import { entryMark, isListKind, readList, splitEntries } from './cells/read-list.ts'
import { type FeedReading, isBlank } from './cells/reading.ts'
import type { FeedMapping, FieldMapping } from './feed-mapping.ts'
import { type FeedTarget, feedTargets } from './feed-target.ts'

export interface TargetContext {
  thisYear: number
  timeZone: string
  dates: FeedMapping['dates']
}

/**
 * What a mapping makes of the cells it names for one target, as the vehicle keeps it: money in cents, distances in kilometres. `cells` are those
 * of `from`, in its order. A unit that the cell itself names goes before the mapping's.
 */
export function readTarget(
  target: FeedTarget,
  { mapping, cells }: { mapping: FieldMapping; cells: readonly string[] },
  context: TargetContext,
): FeedReading<unknown> {
  const { kind } = feedTargets[target]
  const words = describeValue(mapping)
  const nonEmptyCells = cells.filter((cell) => cell.trim() !== '')
  if (isListKind(kind)) {
    const entries = (nonEmptyCells.length > 0 ? nonEmptyCells : [mapping.otherwise ?? '']).flatMap((cell) =>
      splitEntries(cell, mapping.split),
    )
    return readList(kind, kind === 'lines' ? entries.map(words) : entries)
  }
  const joined = nonEmptyCells.map((cell) => words(cell.replaceAll(entryMark, ', '))).join(mapping.join)
  const cell = isBlank(joined) && mapping.otherwise !== null ? mapping.otherwise : words(joined)
  return readCell(kind, cell, { ...context, unit: mapping.unit })
}

/** Our value for the feed's, if the mapping has one. */
function describeValue({ words }: FieldMapping): (cell: string) => string {
  const entries = Object.entries(words)
  if (entries.length === 0) return (cell) => cell
  const table = tables.get(words) ?? new Map(entries.map(([theirs, ours]) => [fold(theirs), ours]))
  tables.set(words, table)
  return (cell) => table.get(fold(cell)) ?? cell
}

const tables = new WeakMap<FieldMapping['words'], Map<string, string>>()
const fold = (word: string) => word.trim().toLowerCase()
