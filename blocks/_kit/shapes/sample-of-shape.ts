import type { BlockShape, FieldShape } from './block-shape.ts'

type Data = Record<string, unknown>

/**
 * Stored data of a shape: every field has a value, and all conditions for `field` hold. `value` is the field's own value; undefined omits
 * it.
 */
export function sampleOfShape(shape: BlockShape, { field, value }: { field: string; value: unknown }): Data {
  const values = new Map(Object.entries(shape.fields).map(([path, is]) => [path, samplesOfField(is)[0]]))
  for (let at: string | null = field; at !== null; at = findParent(at)) fulfilConditions(shape, values, at)
  values.set(field, value)
  return { ...build(shape, values, ''), settings: build(shape, values, 'settings.') }
}

/** Different values of one field, including each of its options. */
export function samplesOfField({ kind, options = [], many, min = 1, allow }: FieldShape): unknown[] {
  switch (kind) {
    case 'text':
      return ['words', 'other-words']
    case 'richText':
      return [
        { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Words' }] }] } },
      ]
    case 'number':
    case 'money':
      return [min, min + 1]
    case 'choice':
      return many ? [options] : options
    case 'colour':
      return options
    case 'toggle':
      return [true, false]
    case 'date':
      return ['2026-01-02T00:00:00.000Z']
    case 'image':
      return [7]
    case 'link':
      return [{ kind: 'url', url: 'https://example.com/', label: 'More' }]
    case 'reference':
      return many ? [[5, 6]] : [5]
    case 'stockFilter':
      return [{ facets: { make: ['Kia'] }, ranges: {} }]
    case 'slot':
      return [[{ id: 'sample', blockType: allow?.find((slug) => slug !== 'any') ?? 'rich-text' }]]
    case 'list':
    case 'group':
      return ['its fields']
  }
}

/** `slides[].image` -> `slides`. */
function findParent(path: string): string | null {
  const parent = path.slice(0, Math.max(path.lastIndexOf('.'), 0)).replace(/\[\]$/, '')
  return parent === '' || parent === 'settings' ? null : parent
}

function fulfilConditions(shape: BlockShape, values: Map<string, unknown>, path: string): void {
  const [controlling, allowedValues] = shape.fields[path]?.showWhen?.split('=') ?? []
  if (controlling === undefined || allowedValues === undefined) return
  const first = allowedValues.split('|')[0] ?? ''
  const sibling = `${path.slice(0, path.lastIndexOf('.') + 1)}${controlling}`
  values.set(sibling, first === 'true' ? true : first === 'false' ? false : first)
  fulfilConditions(shape, values, sibling)
}

/** Converts values below a prefix to nested data. */
function build(shape: BlockShape, values: ReadonlyMap<string, unknown>, prefix: string): Data {
  const entries = Object.entries(shape.fields).filter(
    ([path]) => path.startsWith(prefix) && !/[.[]/.test(path.slice(prefix.length)),
  )
  return Object.fromEntries(
    entries.flatMap(([path, { kind }]): [string, unknown][] => {
      const value = values.get(path)
      if (value === undefined) return []
      const name = path.slice(prefix.length)
      if (kind === 'list') return [[name, [build(shape, values, `${path}[].`)]]]
      return [[name, kind === 'group' ? build(shape, values, `${path}.`) : value]]
    }),
  )
}
