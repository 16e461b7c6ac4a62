import { fieldsOf, labelOf, type FieldMeta, type MetaOf, type Shape } from './field-meta.ts'
import type { z } from 'zod'
import { isRecord, isShown } from './read-value.ts'

/** What is wrong with one field. `reason` ends the sentence that the label begins: "is required." */
export interface FieldIssue {
  label: string
  reason: string
  path: (string | number)[]
}

interface FieldAt {
  label: string
  schema: z.ZodType
  meta: FieldMeta
  value: unknown
  path: (string | number)[]
}

/** Everything that stands in the way of publishing these fields. A field whose condition does not hold is not asked. Slots: their numbers only. */
export function findIssues(shape: Shape, data: Record<string, unknown>): FieldIssue[] {
  return fieldsOf(shape)
    .filter(({ meta }) => isShown(shape, meta, data))
    .flatMap(({ name, schema, meta }) =>
      issuesOf({ label: labelOf(name, meta), schema, meta, value: data[name] ?? undefined, path: [name] }),
    )
}

function issuesOf(field: FieldAt): FieldIssue[] {
  const { meta } = field
  if (meta.kind === 'group') return groupIssues(field, meta)
  if (meta.kind === 'list') return listIssues(field, meta)
  const result = field.schema.safeParse(field.value)
  const [first] = result.success ? [] : result.error.issues
  if (first) return [{ label: field.label, reason: first.message, path: field.path }]
  return meta.kind === 'slot' ? slotIssues(field, meta) : []
}

function groupIssues({ label, value, path }: FieldAt, meta: MetaOf<'group'>): FieldIssue[] {
  return findIssues(meta.fields, isRecord(value) ? value : {}).map((issue) => nest(issue, label, path))
}

function listIssues({ label, value, path }: FieldAt, meta: MetaOf<'list'>): FieldIssue[] {
  const entries = Array.isArray(value) ? value : []
  const own = countIssue(entries.length, meta, ['entry', 'entries'])
  return [
    ...(own ? [{ label, reason: own, path }] : []),
    ...entries.flatMap((entry, index) =>
      findIssues(meta.fields, isRecord(entry) ? entry : {}).map((issue) =>
        nest(issue, `${label} > ${index + 1}`, [...path, index]),
      ),
    ),
  ]
}

function slotIssues({ label, value, path }: FieldAt, meta: MetaOf<'slot'>): FieldIssue[] {
  const own = countIssue(Array.isArray(value) ? value.length : 0, meta, ['block', 'blocks'])
  return own ? [{ label, reason: own, path }] : []
}

function countIssue(
  count: number,
  { min, max }: { min: number; max: number | null },
  [one, many]: [string, string],
): string | null {
  if (count < min) return `needs at least ${min} ${min === 1 ? one : many}.`
  if (max !== null && count > max) return `may have at most ${max} ${max === 1 ? one : many}.`
  return null
}

const nest = (issue: FieldIssue, label: string, path: (string | number)[]): FieldIssue => ({
  label: `${label} > ${issue.label}`,
  reason: issue.reason,
  path: [...path, ...issue.path],
})
