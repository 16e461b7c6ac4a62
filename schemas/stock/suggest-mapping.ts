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
import { type FeedTarget, type FeedUnit, feedTargetNames, unitsOf } from './feed-target.ts'

interface Found {
  kind: FeedKind
  encoding: FeedEncoding
  rows: string | null
  columns: readonly FeedColumn[]
}

/**
 * A mapping by what the columns are called and hold, for somebody to look over: each column for at most one target, each target from the column
 * that is called most like it. Without a column that could be the stock number, what else there is; null where nothing is called like a field
 * of ours.
 */
export function suggestMapping({ kind, encoding, rows, columns }: Found): MappingSuggestion | null {
  const matches = feedTargetNames
    .flatMap((target) => matchesOf(target, columns))
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
    Array.from(chosen, ([target, column]) => [target, mappingOf(target, column)]),
  )
  fields.car_type ??= { otherwise: 'used' }
  return mappingSuggestion.parse({
    kind,
    encoding: encoding === 'utf-8' ? 'auto' : encoding,
    rows,
    dates: datesOf([...chosen].filter(([target]) => isDate(target)).flatMap(([, { samples }]) => samples)),
    fields,
  })
}

/** A whole name goes before the last part of a path, and a surer name before a vaguer one. */
function matchesOf(target: FeedTarget, columns: readonly FeedColumn[]) {
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

/** The parts of a list have names that say little: of `photos.photo.url`, the list's does. */
const parentOf = (name: string) => {
  const parts = name.split('.')
  return /^(?:@?url|@?src|@?href|image|photo|feature|item|value|name|#text)$/i.test(parts.at(-1) ?? '')
    ? parts.slice(0, -1).toReversed().map(fold)
    : []
}

/** Without what stands in brackets, which is a unit or a remark: `Odometer (km)` is the odometer. */
const fold = (name: string) =>
  name
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

function mappingOf(target: FeedTarget, column: FeedColumn): FieldMappingInput {
  const unit = unitOf(target, column)
  const words = wordsOf(target, column)
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

/** By the column's name; an engine of a thousand and more is measured in cubic centimetres. */
function unitOf(target: FeedTarget, { name, samples }: FeedColumn): FeedUnit | null {
  const units = unitsOf(target)
  const named = unitNames.find(([pattern, unit]) => units.includes(unit) && pattern.test(name))?.[1]
  if (named) return name.toLowerCase().includes('mileage') && !/miles/i.test(name) ? null : named
  const sizes = samples.map(Number)
  return units.includes('cc') && sizes.length > 0 && sizes.every((size) => size >= 500) ? 'cc' : null
}

const hasWords = (target: FeedTarget): target is keyof typeof wordAliases => Object.hasOwn(wordAliases, target)

function wordsOf(target: FeedTarget, { words }: FeedColumn): Record<string, string> {
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

/** The place that goes beyond twelve is the day's. */
const datesOf = (samples: readonly string[]): FeedMapping['dates'] =>
  samples.some((sample) => Number(/^\d{1,2}[/.-](\d{1,2})[/.-]\d{4}/.exec(sample.trim())?.[1] ?? 0) > 12)
    ? 'month-first'
    : 'day-first'
