import { createSectionBlock, readSectionId } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { SavedSection } from '#schemas/page/saved-section.ts'
import { listNodes } from '#schemas/page/walk.ts'
import * as texts from '../texts.ts'

interface RefusalInput {
  /** Every section that the site may show. */
  sections: readonly SavedSection[]
  /** Id of the section that is edited; null on a page. */
  own: number | null
  /** Why the chosen place does not take these blocks; null if it does. */
  findRefusal: (nodes: BlockNode[]) => string | null
}

/** Why a section cannot be shown at the chosen place. Its blocks must be allowed there too, whatever their number. */
export function findSyncedRefusal(section: SavedSection, { sections, own, findRefusal }: RefusalInput): string | null {
  if (own !== null && isShownIn(own, section, sections)) return texts.sectionWouldHoldItself
  const refusals = [[createSectionBlock(section.id, 'new')], ...section.layout.map((node) => [node])].map(findRefusal)
  return refusals.find((refusal) => refusal !== null) ?? null
}

/** Whether a section is another one, or shown within it at any depth. */
function isShownIn(id: number, section: SavedSection, sections: readonly SavedSection[]): boolean {
  const seen = new Set<number>()
  const waiting = [section]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.id === id) return true
    if (seen.has(next.id)) continue
    seen.add(next.id)
    const within = new Set(listNodes(next.layout).flatMap(({ node }) => readSectionId(node) ?? []))
    if (within.has(id)) return true
    waiting.push(...sections.filter((each) => within.has(each.id)))
  }
  return false
}
