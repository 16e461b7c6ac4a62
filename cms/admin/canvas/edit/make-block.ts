import { blocks } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'

/** Ids of blocks as Payload makes them: 24 hexadecimal digits. */
export const makeId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A new block with the defaults of its definition; null for an unknown one. */
export function makeBlock(slug: string): BlockNode | null {
  const block = blocks.find((each) => each.slug === slug)
  return block ? { id: makeId(), blockType: block.slug, blockVersion: block.version } : null
}

/** A new block that holds others side by side, with its first slot; null if the page takes none. */
export function makeWrapper(rules: PageRules): { node: BlockNode; slot: string } | null {
  const layouts = blocks.filter(({ category }) => category === 'layout')
  for (const { slug } of layouts) {
    const slots = rules.blocks[slug]?.slots ?? []
    const node = makeBlock(slug)
    if (slots.length > 1 && slots[0] && node) return { node, slot: slots[0].name }
  }
  return null
}
