import type { Reference } from '#cms/tenancy/list-references.ts'
import type { RawDocument } from './tenant-documents.ts'

type FindDocument = (reference: Pick<Reference, 'relationTo' | 'id'>) => unknown

/** A copy of `doc` with each reference replaced by the result of `find`: in fields, lists, blocks and rich text. */
export function placeDocuments(doc: RawDocument, references: Reference[], find: FindDocument): RawDocument {
  const copy = structuredClone(doc)
  const byPath = Map.groupBy(references, ({ path }) => path)
  for (const [path, named] of byPath) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const holder = steps.reduce<unknown>((at, step) => read(at, step), copy)
    if (isRecord(holder)) holder[last] = replace(holder[last], named, find)
  }
  return copy
}

function replace(value: unknown, named: Reference[], find: FindDocument): unknown {
  const replaceId = (id: unknown) => {
    const reference = named.find((candidate) => candidate.id === id)
    return reference ? find(reference) : null
  }
  if (typeof value === 'number') return replaceId(value)
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'number' ? replaceId(one) : one)).filter((one) => one !== null)
  return isRecord(value) ? replaceInText(value, find) : value
}

/** Lexical nodes hold a document as `{ relationTo, value }`, or a link as `fields.doc` of that shape. */
function replaceInText(node: Record<string, unknown>, find: FindDocument): Record<string, unknown> {
  const replaced = Object.entries(node).map(([key, value]) => {
    if (Array.isArray(value)) return [key, value.map((one) => (isRecord(one) ? replaceInText(one, find) : one))]
    return [key, isRecord(value) ? replaceInText(value, find) : value]
  })
  const { relationTo, value } = node
  const isReference = typeof relationTo === 'string' && typeof value === 'number'
  return {
    ...Object.fromEntries(replaced),
    ...(isReference ? { value: find({ relationTo: relationTo as Reference['relationTo'], id: value }) } : {}),
  }
}

const read = (at: unknown, step: string): unknown => {
  if (Array.isArray(at)) return at[Number(step)]
  return isRecord(at) ? at[step] : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
