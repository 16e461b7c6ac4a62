import { listNamedFields, getLabel, type FieldMeta, type MetaOf, type Shape } from './field-meta.ts'
import type { z } from 'zod'
import { isRecord, isShown } from './read-value.ts'
import * as texts from './texts.ts'

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

/** Everything that stands in the way of publishing these fields. A field whose condition does not hold is not asked. The blocks in slots are not checked here. */
export function findIssues(shape: Shape, data: Record<string, unknown>): FieldIssue[] {
  return listNamedFields(shape)
    .filter(({ meta }) => isShown(shape, meta, data))
    .flatMap(({ name, schema, meta }) =>
      listIssuesFor({ label: getLabel(name, meta), schema, meta, value: data[name] ?? undefined, path: [name] }),
    )
}

function listIssuesFor(field: FieldAt): FieldIssue[] {
  const { meta } = field
  if (meta.kind === 'group') return groupIssues(field, meta)
  if (meta.kind === 'list') return listIssues(field, meta)
  const result = field.schema.safeParse(field.value)
  const [first] = result.success ? [] : result.error.issues
  return first ? [{ label: field.label, reason: first.message, path: field.path }] : []
}

function groupIssues({ label, value, path }: FieldAt, meta: MetaOf<'group'>): FieldIssue[] {
  return findIssues(meta.fields, isRecord(value) ? value : {}).map((issue) => nest(issue, label, path))
}

function listIssues({ label, value, path }: FieldAt, meta: MetaOf<'list'>): FieldIssue[] {
  const entries = Array.isArray(value) ? value : []
  const own = countIssue(entries.length, meta)
  return [
    ...(own ? [{ label, reason: own, path }] : []),
    ...entries.flatMap((entry, index) =>
      findIssues(meta.fields, isRecord(entry) ? entry : {}).map((issue) =>
        nest(issue, `${label} > ${index + 1}`, [...path, index]),
      ),
    ),
  ]
}

function countIssue(count: number, { min, max }: MetaOf<'list'>): string | null {
  if (count < min) return texts.needsAtLeastMin({ min })
  if (max !== null && count > max) return texts.mayHaveAtMostMax({ max })
  return null
}

const nest = (issue: FieldIssue, label: string, path: (string | number)[]): FieldIssue => ({
  label: `${label} > ${issue.label}`,
  reason: issue.reason,
  path: [...path, ...issue.path],
})
