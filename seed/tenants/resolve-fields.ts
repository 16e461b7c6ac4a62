import { type FieldMeta, listNamedFields, type Shape } from '#blocks/_kit/field-meta.ts'
import { referenceTargets } from '#blocks/_kit/fields/reference-target.ts'
import { isRecord } from '#blocks/_kit/read-value.ts'
import type { NodePath } from '#schemas/page/walk.ts'
import { richTextFromMarkdown } from './rich-text-from-markdown.ts'

/** The id of a site's document with this name in a collection. */
export type FindReference = (collection: string, name: string) => number | undefined

export interface FieldContext {
  findReference: FindReference
  report: (path: NodePath, message: string) => void
  /** Path of the values. */
  path: NodePath
}

/** Converts a document's values to stored values: names to ids, Markdown to rich text, lines to text. */
export function resolveFields(
  shape: Shape,
  { data, ...context }: FieldContext & { data: Record<string, unknown> },
): Record<string, unknown> {
  const resolved = { ...data }
  for (const { name, meta } of listNamedFields(shape))
    if (name in data)
      resolved[name] = resolveValue(meta, { ...context, value: data[name], path: [...context.path, name] })
  return resolved
}

function resolveValue(meta: FieldMeta, { value, ...context }: FieldContext & { value: unknown }): unknown {
  switch (meta.kind) {
    case 'image':
      return resolveName('media', { ...context, value })
    case 'reference': {
      const { collection } = referenceTargets[meta.to]
      return Array.isArray(value)
        ? value.map((entry, index) =>
            resolveName(collection, { ...context, value: entry, path: [...context.path, index] }),
          )
        : resolveName(collection, { ...context, value })
    }
    case 'richText':
      return isLines(value) ? richTextFromMarkdown(value) : value
    case 'text':
      return isLines(value) ? value.join('\n') : value
    case 'group':
      return isRecord(value) ? resolveFields(meta.fields, { ...context, data: value }) : value
    case 'list':
      return Array.isArray(value)
        ? value.map((entry: unknown, index) =>
            isRecord(entry)
              ? resolveFields(meta.fields, { ...context, data: entry, path: [...context.path, index] })
              : entry,
          )
        : value
    default:
      return value
  }
}

function resolveName(collection: string, { value, findReference, report, path }: FieldContext & { value: unknown }) {
  if (typeof value !== 'string') return value
  const id = findReference(collection, value)
  if (id === undefined) report(path, describeMissing(collection, value))
  return id
}

export const describeMissing = (collection: string, name: string) =>
  `This site has nothing named "${name}" in ${collection}.`

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string')
