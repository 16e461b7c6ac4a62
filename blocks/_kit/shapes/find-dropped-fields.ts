import { isDeepStrictEqual } from 'node:util'
import type { BlockDefinition } from '../define-block.ts'
import { isRecord } from '../read-value.ts'
import type { BlockShape } from './block-shape.ts'
import { sampleOfShape, samplesOfField } from './sample-of-shape.ts'

/**
 * Fields of the previous version that a migration loses: their value has no effect on the new data. Fields under `drops` are excluded.
 * Throws what the migration throws.
 */
export function findDroppedFields(block: BlockDefinition, before: BlockShape, after: BlockShape): string[] {
  const migrate = block.migrations[after.version]
  if (!migrate) return Object.keys(before.fields)
  const read = (field: string, value: unknown) =>
    keepFields(migrate(sampleOfShape(before, { field, value })), after, '')
  return Object.entries(before.fields)
    .filter(([path]) => !block.drops[after.version]?.includes(path))
    .filter(([path, is]) => {
      const without = read(path, undefined)
      return samplesOfField(is).every((value) => isDeepStrictEqual(read(path, value), without))
    })
    .map(([path]) => path)
}

/** Data without values that have no field in the shape. */
function keepFields(value: unknown, shape: BlockShape, prefix: string): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      const path = `${prefix}${name}`
      if (path === 'settings') return [[name, keepFields(inner, shape, 'settings.')]]
      const field = shape.fields[path]
      if (!field) return []
      if (field.kind === 'group') return [[name, keepFields(inner, shape, `${path}.`)]]
      if (field.kind !== 'list' || !Array.isArray(inner)) return [[name, inner]]
      return [[name, inner.map((entry: unknown) => keepFields(entry, shape, `${path}[].`))]]
    }),
  )
}
