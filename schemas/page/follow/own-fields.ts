import { type BlockNode, isSlotValue } from '../block-node.ts'
import { mergeDocuments } from '../merge.ts'
import { isSameValue } from '../same-value.ts'
import type { SetAside } from './following.ts'

/** The slots of a block that hold blocks in one of its versions. An empty list may be a slot or not. */
export const listSlots = (versions: readonly (BlockNode | undefined)[]): string[] => [
  ...new Set(versions.flatMap((node) => Object.keys(node ?? {}).filter((name) => isSlotValue(node?.[name])))),
]

/** A block without the blocks in it. */
export const withoutSlots = (node: BlockNode, slots: readonly string[] = listSlots([node])): BlockNode => ({
  ...Object.fromEntries(Object.entries(node).filter(([name]) => !slots.includes(name))),
  id: node.id,
  blockType: node.blockType,
})

/** Whether the site changed the block itself; the blocks in it do not count. */
export function isCustomised({ base, own }: SetAside): boolean {
  const slots = listSlots([base ?? undefined, own])
  return base === null || !isSameValue(withoutSlots(base, slots), withoutSlots(own, slots))
}

/** The site's fields where it changed them, and the template's everywhere else. A block of another type is taken as a whole. */
export function mergeBlock({ base, own }: SetAside, template: BlockNode): BlockNode {
  const slots = listSlots([base ?? undefined, own, template])
  const [mine, theirs] = [withoutSlots(own, slots), withoutSlots(template, slots)]
  if (base === null || own.blockType !== base.blockType) return mine
  if (template.blockType !== base.blockType) return theirs
  const { value } = mergeDocuments({ base: withoutSlots(base, slots), mine, theirs, decide: () => 'mine' })
  return { ...theirs, ...value }
}
