import type { CollectionBeforeValidateHook } from 'payload'
import { blockBySlug, issuesByBlock } from '#blocks/index.ts'
import { isBlockNode } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { whyMisplaced } from './offered-blocks.ts'
import { type FieldProblem, refusal } from '../refusal.ts'
import { takeTurn } from './take-turn.ts'

/**
 * Publishing asks every block whether it is complete and stands where it may; each problem names the block, its place and the field, and
 * carries the field's path, so that the form shows it there too. A draft may be incomplete.
 */
export const validateOnPublish: CollectionBeforeValidateHook = async ({ collection, data, originalDoc }) => {
  if (data?._status !== 'published') return data
  const document = { ...originalDoc, ...data }
  const problems = [...(await findIncomplete(document)), ...findMisplaced(document)]
  if (problems.length === 0) return data
  throw refusal(collection.slug, problems, 'This cannot be published yet.')
}

/** Other requests are answered between the blocks of a long page. */
async function findIncomplete({ layout }: { layout?: unknown }): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const issues of issuesByBlock(layout)) {
    problems.push(...issues)
    await takeTurn()
  }
  return problems
}

function findMisplaced(document: { path?: unknown; layout?: unknown }): FieldProblem[] {
  const nodes = Array.isArray(document.layout) ? document.layout.filter(isBlockNode) : []
  return listNodes(nodes).flatMap(({ node, path }) => {
    const block = blockBySlug(node.blockType)
    const reason = block ? whyMisplaced(block, { document, path }) : null
    if (!block || reason === null) return []
    const place = path.filter((step) => typeof step === 'number').map((step) => step + 1)
    return [
      {
        path: ['layout', ...path].join('.'),
        message: `${block.label} (block ${place.join(' > ')}): ${reason}`,
      },
    ]
  })
}
