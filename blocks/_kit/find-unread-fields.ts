import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockDefinition } from './define-block.ts'
import { listNamedFields, type Shape } from './field-meta.ts'
import { isRecord } from './read-value.ts'

/**
 * Paths of stored data in a current node without a field in its definition: `text`, `tiles[].price`. Payload keeps such values, but no page
 * shows them.
 */
export function findUnreadFields(block: BlockDefinition, node: BlockNode): string[] {
  const { id: _id, blockType: _type, blockName: _name, blockVersion: _version, settings, ...props } = node
  return [
    ...new Set([
      ...unreadIn(block.props, props, ''),
      ...(isRecord(settings) ? unreadIn(block.settings, settings, 'settings.') : []),
    ]),
  ]
}

function unreadIn(shape: Shape, data: Record<string, unknown>, prefix: string): string[] {
  const known = new Map(listNamedFields(shape).map(({ name, meta }) => [name, meta]))
  return Object.entries(data).flatMap(([name, value]) => {
    const path = `${prefix}${name}`
    const meta = known.get(name)
    if (!meta) return isEmpty(value) ? [] : [path]
    if (meta.kind === 'group' && isRecord(value)) return unreadIn(meta.fields, value, `${path}.`)
    if (meta.kind !== 'list' || !Array.isArray(value)) return []
    return value.filter(isRecord).flatMap(({ id: _id, ...entry }) => unreadIn(meta.fields, entry, `${path}[].`))
  })
}

/** Whether a value contains no content. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
