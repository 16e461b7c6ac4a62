import { columnAliases, wordAliases } from './column-aliases.ts'
import {
  type FeedEncoding,
  type FeedKind,
  type FeedMapping,
  type FieldMappingInput,
  mappingSuggestion,
  type MappingSuggestion,
} from './feed-mapping.ts'
import type { FeedColumn } from './feed-preview.ts'
import { type FeedTarget, type FeedUnit, feedTargetNames, listUnits } from './feed-target.ts'

interface MappingSuggestionInput {
  kind: FeedKind
  encoding: FeedEncoding
  rows: string | null
  columns: readonly FeedColumn[]
}

/**
 * Suggests a mapping by names and values of columns, to be reviewed: each column has at most one target, and each target the best matching
 * column. If no column matches the stock number, it is left open; null if nothing matches.
 */
export function suggestMapping({ kind, encoding, rows, columns }: MappingSuggestionInput): MappingSuggestion | null {
  const matches = feedTargetNames
    .flatMap((target) => listMatches(target, columns))
    .sort((a, b) => b.likeness - a.likeness)
  const chosen = new Map<FeedTarget, FeedColumn>()
  const taken = new Set<string>()
  for (const { target, column } of matches) {
    if (chosen.has(target) || taken.has(column.name)) continue
    chosen.set(target, column)
    taken.add(column.name)
  }
  if (chosen.size === 0) return null
  const fields: Partial<Record<FeedTarget, FieldMappingInput>> = Object.fromEntries(
    Array.from(chosen, ([target, column]) => [target, getMapping(target, column)]),
  )
  fields.car_type ??= { otherwise: 'used' }
  return mappingSuggestion.parse({
    kind,
    encoding: encoding === 'utf-8' ? 'auto' : encoding,
    rows,
    dates: getDates([...chosen].filter(([target]) => isDate(target)).flatMap(([, { samples }]) => samples)),
    fields,
  })
}

/** A full name is preferred to the last segment of a path, and a specific name to a vague one. */
function listMatches(target: FeedTarget, columns: readonly FeedColumn[]) {
  const aliases = [fold(target), ...(columnAliases[target] ?? [])]
  return columns.flatMap((column) => {
    const names = [fold(column.name), fold(column.name.split('.').at(-1) ?? ''), ...parentOf(column.name)]
    const likeness = Math.max(
      ...names.map((name, vagueness) => {
        const at = aliases.indexOf(name)
        return at === -1 ? 0 : 100 - at - vagueness * 30
      }),
    )
    return likeness > 0 && column.filled > 0 ? [{ target, column, likeness }] : []
  })
}

/** List entries have generic names: for `photos.photo.url`, the list's name is used. */
const parentOf = (name: string) => {
  const parts = name.split('.')
  return /^(?:@?url|@?src|@?href|image|photo|feature|item|value|name|#text)$/i.test(parts.at(-1) ?? '')
    ? parts.slice(0, -1).toReversed().map(fold)
    : []
}

/** Removes text in brackets, such as a unit: `Odometer (km)` is the odometer. */
const fold = (name: string) =>
  name
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

function getMapping(target: FeedTarget, column: FeedColumn): FieldMappingInput {
  const unit = findUnit(target, column)
  const words = describeValue(target, column)
  return {
    from: [column.name],
    ...(unit ? { unit } : {}),
    ...(Object.keys(words).length > 0 ? { words } : {}),
  }
}

const unitNames = [
  [/mile/i, 'miles'],
  [/cents/i, 'cents'],
  [/(?:^|[^a-z])cc(?:$|[^a-z])|enginecc/i, 'cc'],
  [/pounds|lbs/i, 'pounds'],
  [/tonnes/i, 'tonnes'],
  [/inches/i, 'inches'],
] as const satisfies readonly (readonly [RegExp, FeedUnit])[]

/** By the column's name; an engine of a thousand and more is in cubic centimetres. */
function findUnit(target: FeedTarget, { name, samples }: FeedColumn): FeedUnit | null {
  const units = listUnits(target)
  const named = unitNames.find(([pattern, unit]) => units.includes(unit) && pattern.test(name))?.[1]
  if (named) return name.toLowerCase().includes('mileage') && !/miles/i.test(name) ? null : named
  const sizes = samples.map(Number)
  return units.includes('cc') && sizes.length > 0 && sizes.every((size) => size >= 500) ? 'cc' : null
}

const hasWords = (target: FeedTarget): target is keyof typeof wordAliases => Object.hasOwn(wordAliases, target)

function describeValue(target: FeedTarget, { words }: FeedColumn): Record<string, string> {
  if (!hasWords(target) || words === null) return {}
  return Object.fromEntries(
    words.flatMap((word) => {
      const folded = word.trim().toLowerCase()
      const ours = Object.entries(wordAliases[target]).find(([, theirs]) => theirs.includes(folded))?.[0]
      return ours && ours !== folded ? [[word.trim(), ours]] : []
    }),
  )
}

const isDate = (target: FeedTarget) => /_date$|_at$|expiry$/.test(target)

/** A number above twelve must be the day. */
const getDates = (samples: readonly string[]): FeedMapping['dates'] =>
  samples.some((sample) => Number(/^\d{1,2}[/.-](\d{1,2})[/.-]\d{4}/.exec(sample.trim())?.[1] ?? 0) > 12)
    ? 'month-first'
    : 'day-first'
