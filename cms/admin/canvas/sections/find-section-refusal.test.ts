import { expect, test } from 'vitest'
import { createSectionBlock } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { SavedSection } from '#schemas/page/saved-section.ts'
import { findSyncedRefusal } from './find-section-refusal.ts'

const aSection = (id: number, layout: BlockNode[]): SavedSection => ({ id, name: '', scope: 'site', tenant: 1, layout })
const hero = { id: 'a', blockType: 'hero' }
const plain = aSection(1, [hero])
const outer = aSection(2, [createSectionBlock(1, 'b')])
const outermost = aSection(3, [createSectionBlock(2, 'c')])
const sections = [plain, outer, outermost]
const findRefusal = () => null

test('a section that is edited is not shown in itself, nor what shows it', () => {
  for (const section of sections) expect(findSyncedRefusal(section, { sections, own: 1, findRefusal })).not.toBeNull()
  expect(findSyncedRefusal(plain, { sections, own: 3, findRefusal })).toBeNull()
})

test('sections that show each other are asked once', () => {
  const round = [aSection(4, [createSectionBlock(5, 'd')]), aSection(5, [createSectionBlock(4, 'e')])] as const
  expect(findSyncedRefusal(round[0], { sections: round, own: 9, findRefusal })).toBeNull()
})

test('a block that the place does not take keeps the section out, with its reason', () => {
  const refuseHero = (nodes: BlockNode[]) => (nodes.some(({ blockType }) => blockType === 'hero') ? 'No heroes.' : null)
  expect(findSyncedRefusal(plain, { sections, own: null, findRefusal: refuseHero })).toBe('No heroes.')
  expect(findSyncedRefusal(outer, { sections, own: null, findRefusal: refuseHero })).toBeNull()
})
