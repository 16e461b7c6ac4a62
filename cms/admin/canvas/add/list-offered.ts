import { blocks } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { applyOperation } from '#schemas/page/operations/apply-operation.ts'
import { listFeatureAdvice } from '#schemas/page/operations/feature-advice.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'
import type { BlockAvailability } from '../../library/list-sections.ts'
import type { AddTarget } from '../edit/make-commands.ts'
import { makeBlock } from '../edit/make-block.ts'
import { withinSlot } from '../edit/places-beside.ts'
import { findBlock } from '../tree/find-block.ts'

interface OfferedInput {
  layout: BlockNode[]
  selected: string | undefined
  rules: PageRules
  target: AddTarget
}

/** Every block, with the reason where the page or the chosen slot does not take it. */
export const listOffered = (input: OfferedInput): BlockAvailability[] =>
  blocks.map(({ slug }) => ({ slug, refusal: findRefusal(slug, input), advice: findAdvice(slug, input) }))

const findAdvice = (blockType: string, { rules }: OfferedInput): string | null =>
  listFeatureAdvice([{ id: blockType, blockType }], rules)[0] ?? null

function findRefusal(slug: string, input: OfferedInput): string | null {
  const { layout, rules, target } = input
  const block = rules.blocks[slug]
  const node = makeBlock(slug)
  if (!block || !node) return null
  if (typeof target === 'object') {
    const result = applyOperation(layout, { type: 'insert', place: withinSlot(layout, target), nodes: [node] }, rules)
    return 'refusal' in result ? result.refusal : null
  }
  if (block.pageRefusal !== null) return block.pageRefusal
  // A block that goes beside the selected one may go into the slot around it.
  return listSlotsAround(input).some(({ allowed }) => allowed.includes(slug)) ? null : block.topRefusal
}

function listSlotsAround({ layout, selected, rules }: OfferedInput) {
  const found = selected === undefined ? null : findBlock(layout, selected)
  return (found?.parents ?? []).flatMap(
    ({ node, slot }) => rules.blocks[node.blockType]?.slots.filter(({ name }) => name === slot) ?? [],
  )
}
