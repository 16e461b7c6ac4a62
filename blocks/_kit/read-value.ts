import { isBlockNode } from '#schemas/page/block-node.ts'
import type { FieldKind, FieldMeta, MetaOf, Shape, ShowWhen } from './field-meta.ts'
import { listNamedFields } from './field-meta.ts'
import { readDate } from './fields/date.ts'
import { readImage } from './fields/image.ts'
import { readLink } from './fields/link.ts'
import { readReference, readReferences } from './fields/reference.ts'
import { readRichText } from './fields/rich-text.ts'
import { readFilterField } from './fields/stock-filter.ts'

type Reader<K extends FieldKind> = (value: unknown, meta: MetaOf<K>) => unknown

/** Parsers of each kind for arbitrary values: invalid ones become the default. They never throw and are idempotent. */
const readers: { [K in FieldKind]: Reader<K> } = {
  text: (value, meta) => (typeof value === 'string' ? value : meta.default),
  richText: readRichText,
  number: (value, meta) => (isFinite(value) ? clamp(meta.int ? Math.round(value) : value, meta) : meta.default),
  money: (value, meta) => (isFinite(value) ? clamp(Math.round(value), meta) : meta.default),
  choice: (value, meta) => {
    const isOption = (entry: unknown) => typeof entry === 'string' && meta.options.includes(entry)
    if (meta.many) return Array.isArray(value) ? value.filter(isOption) : []
    return isOption(value) ? value : meta.default
  },
  toggle: (value, meta) => (typeof value === 'boolean' ? value : meta.default),
  date: readDate,
  colour: (value, meta) => (typeof value === 'string' && meta.options.includes(value) ? value : meta.default),
  image: readImage,
  link: readLink,
  reference: (value, meta) => (meta.many ? readReferences(meta.to, value) : readReference(meta.to, value)),
  stockFilter: readFilterField,
  list: (value, meta) =>
    Array.isArray(value)
      ? value
          .filter(isRecord)
          .map((entry, index) => ({ ...readShape(meta.fields, entry), id: rowId(entry['id'], index) }))
      : [],
  group: (value, meta) => readShape(meta.fields, isRecord(value) ? value : {}),
  slot: (value) => (Array.isArray(value) ? value.filter(isBlockNode) : []),
}

/** Parses every field of a shape; a hidden field gets its default. Unknown keys are dropped. */
export function readShape(shape: Shape, data: Record<string, unknown>): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const { name, meta } of listNamedFields(shape))
    read[name] = readField(meta, isShown(shape, meta, data) ? data[name] : undefined)
  return read
}

function readField<K extends FieldKind>(meta: MetaOf<K>, value: unknown): unknown {
  const read: Reader<K> = readers[meta.kind]
  return read(value, meta)
}

/** Whether a field's condition holds in its data; in a chain of conditions, all must hold. */
export function isShown(shape: Shape, meta: FieldMeta, data: Record<string, unknown>): boolean {
  if (!meta.showWhen) return true
  const { field } = meta.showWhen
  const controlling = listNamedFields(shape).find(({ name }) => name === field)
  if (!controlling || !isShown(shape, controlling.meta, data)) return false
  return holds(meta.showWhen, readField(controlling.meta, data[field]))
}

function holds(showWhen: ShowWhen, value: unknown): boolean {
  const allowedValues: readonly unknown[] = Array.isArray(showWhen.is) ? showWhen.is : [showWhen.is]
  return Array.isArray(value) ? value.some((entry) => allowedValues.includes(entry)) : allowedValues.includes(value)
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFinite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const clamp = (value: number, { min, max }: { min: number | null; max: number | null }): number =>
  Math.min(Math.max(value, min ?? -Infinity), max ?? Infinity)

const rowId = (id: unknown, index: number): string => (typeof id === 'string' && id !== '' ? id : String(index))
