import { z } from 'zod'
import {
  feedMapping,
  type FeedMapping,
  fieldMapping,
  type FieldMapping,
  type MappingSuggestion,
} from '#schemas/stock/feed-mapping.ts'
import { type FeedTarget, feedTargetNames, feedTargets, isFeedTarget } from '#schemas/stock/feed-target.ts'

type FileSettings = Pick<FeedMapping, 'kind' | 'encoding' | 'rows' | 'dates'>

/** A mapping being edited. Required parts may still be missing. */
export interface MappingDraft extends FileSettings {
  fields: Partial<Record<FeedTarget, FieldMapping>>
}

const { kind, encoding, rows, dates } = feedMapping.shape
const stored = z.object({
  kind: kind.catch('auto'),
  encoding: encoding.catch('auto'),
  rows: rows.catch(null),
  dates: dates.catch('day-first'),
  fields: z.record(z.string(), z.unknown()).catch({}),
})

/** Reads the parts of a stored mapping that are valid. */
export function readDraft(value: unknown): MappingDraft {
  const { fields, ...settings } = stored.parse(typeof value === 'object' && value !== null ? value : {})
  const known = Object.entries(fields).flatMap(([name, field]): [FeedTarget, FieldMapping][] => {
    const read = fieldMapping.safeParse(field)
    return isFeedTarget(name) && read.success ? [[name, read.data]] : []
  })
  return { ...settings, fields: Object.fromEntries(known) }
}

export const emptyField: FieldMapping = fieldMapping.parse({})

/** The complete mapping, or a message about the missing part. */
export function finishDraft(draft: unknown): { mapping: FeedMapping } | { lacks: string } {
  const result = feedMapping.safeParse(draft)
  if (result.success) return { mapping: result.data }
  const [issue] = result.error.issues
  const [, target] = issue?.path ?? []
  const place = issue?.code !== 'custom' && isFeedTarget(String(target)) ? `${getLabel(String(target))}: ` : ''
  return { lacks: sentence(place + (issue?.message ?? 'the columns are not complete')) }
}

const getLabel = (target: string): string => (isFeedTarget(target) ? feedTargets[target].label : target)

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

export const withField = (draft: MappingDraft, target: FeedTarget, field: FieldMapping): MappingDraft => ({
  ...draft,
  fields: { ...draft.fields, [target]: field },
})

export const withoutField = (draft: MappingDraft, target: FeedTarget): MappingDraft => ({
  ...draft,
  fields: Object.fromEntries(Object.entries(draft.fields).filter(([name]) => name !== target)),
})

/** Adds suggestions for targets that the draft does not map. Existing entries stay. */
export const withSuggestions = (draft: MappingDraft, suggested: MappingSuggestion): MappingDraft => ({
  ...draft,
  ...(Object.keys(draft.fields).length === 0
    ? { kind: suggested.kind, encoding: suggested.encoding, rows: suggested.rows, dates: suggested.dates }
    : {}),
  fields: {
    ...draft.fields,
    ...Object.fromEntries(newIn(draft, suggested).map((target) => [target, suggested.fields[target]])),
  },
})

/** Suggested targets that the draft does not map. */
export const newIn = (draft: MappingDraft, suggested: MappingSuggestion): FeedTarget[] =>
  feedTargetNames.filter((target) => suggested.fields[target] && !saysSomething(draft.fields[target]))

const saysSomething = (field: FieldMapping | undefined): boolean =>
  field !== undefined && (field.from.length > 0 || field.otherwise !== null)
