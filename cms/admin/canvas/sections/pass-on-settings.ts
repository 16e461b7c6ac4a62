import type { BlockNode } from '#schemas/page/block-node.ts'
import { isFields } from '#schemas/page/same-value.ts'

const readFields = (value: unknown): Record<string, unknown> => (isFields(value) ? value : {})

/** A rule that shows the block to everyone. */
const isUnset = (value: unknown): boolean => [undefined, null, '', 'everyone', 'all'].some((each) => each === value)

/**
 * Blocks that take the place of a section, with its rules of visibility, and its anchor on the first. Null if a block has another rule of its
 * own for the same: it would be shown to more people than before.
 */
export function passOnSettings(section: BlockNode, nodes: readonly BlockNode[]): BlockNode[] | null {
  const outer = readFields(section['settings'])
  const rules = Object.fromEntries(
    Object.entries(readFields(outer['visibility'])).filter(([, value]) => !isUnset(value)),
  )
  const passed: BlockNode[] = []
  for (const [index, node] of nodes.entries()) {
    const own = readFields(node['settings'])
    const ownRules = readFields(own['visibility'])
    if (Object.entries(rules).some(([name, value]) => !isUnset(ownRules[name]) && ownRules[name] !== value)) return null
    const takesAnchor = index === 0 && isUnset(own['anchor']) && !isUnset(outer['anchor'])
    const added = {
      ...(takesAnchor ? { anchor: outer['anchor'] } : {}),
      ...(Object.keys(rules).length > 0 ? { visibility: { ...ownRules, ...rules } } : {}),
    }
    passed.push(Object.keys(added).length > 0 ? { ...node, settings: { ...own, ...added } } : node)
  }
  return passed
}
