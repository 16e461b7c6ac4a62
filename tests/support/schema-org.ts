import { z } from 'zod'
import vocabularyFile from './generated/schema-org.json' with { type: 'json' }

/** The part of schema.org's vocabulary that the sites use, distilled from the types of schema-dts 2.1.0. */
const vocabulary = z
  .object({
    types: z.record(z.string(), z.object({ base: z.string(), isA: z.array(z.string()) })),
    shapes: z.record(
      z.string(),
      z.object({ parents: z.array(z.string()), properties: z.record(z.string(), z.string()) }),
    ),
    values: z.record(z.string(), z.array(z.string())),
  })
  .parse(vocabularyFile)

export type LinkedNode = Record<string, unknown>

/** All nodes of a document that have a type, however deep. */
export const listTypedNodes = (value: unknown): LinkedNode[] =>
  Array.isArray(value)
    ? value.flatMap(listTypedNodes)
    : isNode(value)
      ? [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(listTypedNodes)]
      : []

/** What of a document schema.org does not know: types, properties of a type, kinds of values. */
export const vocabularyFaults = (document: unknown): string[] => listTypedNodes(document).flatMap(nodeFaults)

function nodeFaults(node: LinkedNode): string[] {
  const type = String(node['@type'])
  const known = vocabulary.types[type]
  if (!known) return [`${type} is no known type`]
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const range = findRange(known.base, name)
      if (range === undefined) return [`${type} has no property ${name}`]
      const values: unknown[] = Array.isArray(value) ? value : [value]
      return values.filter((each) => !fits(each, range)).map((each) => `${type}.${name}: ${JSON.stringify(each)}`)
    })
}

function findRange(shape: string, property: string): string | undefined {
  const { parents, properties } = vocabulary.shapes[shape] ?? { parents: [], properties: {} }
  return properties[property] ?? parents.map((parent) => findRange(parent, property)).find(Boolean)
}

const plainTypes = /^(Text|URL|Number|Integer|Date|DateTime|Time|Boolean|Role)$/

function fits(value: unknown, range: string): boolean {
  const kinds = range.split(' ')
  if (isNode(value)) {
    if (!('@type' in value)) return typeof value['@id'] === 'string'
    const type = String(value['@type'])
    return kinds.some((kind) => kind === type || vocabulary.types[type]?.isA.includes(kind))
  }
  if (typeof value === 'number') return kinds.some((kind) => /^(Number|Integer|Text)$/.test(kind))
  if (typeof value !== 'string') return false
  const closed = kinds.flatMap((kind) => vocabulary.values[kind] ?? [])
  if (closed.length > 0) return closed.includes(value)
  // A picture and an entry of a list may be named by their addresses.
  return kinds.some((kind) => plainTypes.test(kind) || kind === 'ImageObject' || kind === 'Thing')
}

const isNode = (value: unknown): value is LinkedNode => typeof value === 'object' && value !== null
