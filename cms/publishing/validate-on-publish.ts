import type { CollectionBeforeValidateHook } from 'payload'
import { blockBySlug, issuesByBlock } from '#blocks/index.ts'
import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { listUnknownPlaceholders, placeholderNames } from '#schemas/tenant/placeholders.ts'
import { findWordsToReplace } from './find-words-to-replace.ts'
import { whyMisplaced } from './offered-blocks.ts'
import { type FieldProblem, refusal } from '../refusal.ts'
import { takeTurn } from './take-turn.ts'
import * as texts from './texts.ts'

/**
 * Validates on publishing that every block is complete and allowed in its place. Each problem names block, place and field, and carries the
 * field's path for the form. Drafts may be incomplete.
 */
export const validateOnPublish: CollectionBeforeValidateHook = async ({ collection, data, originalDoc }) => {
  if (data?._status !== 'published') return data
  const document = { ...originalDoc, ...data }
  const problems = [
    ...(await findIncomplete(document)),
    ...findMisplaced(document),
    ...findUnknownPlaceholders(document),
    ...findWordsToReplace(listStoredBlocks(document)),
  ]
  if (problems.length === 0) return data
  throw refusal(collection.slug, problems, texts.thisCannotBePublishedYet)
}

/** Yields to other requests between the blocks of a long page. */
async function findIncomplete({ layout }: { layout?: unknown }): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const issues of issuesByBlock(layout)) {
    problems.push(...issues)
    await takeTurn()
  }
  return problems
}

function findMisplaced(document: { path?: unknown; layout?: unknown }): FieldProblem[] {
  return listNodes(listStoredBlocks(document)).flatMap(({ node, path }) => {
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

/** Shoppers would read the braces. */
function findUnknownPlaceholders(document: { layout?: unknown }): FieldProblem[] {
  const known = placeholderNames.map((name) => `{{${name}}}`).join(', ')
  return listStoredBlocks(document).flatMap((node, index) =>
    listUnknownPlaceholders(node).map((name) => ({
      path: `layout.${index}`,
      message: texts.thereIsNoPlaceholder({
        block: blockBySlug(node.blockType)?.label ?? node.blockType,
        place: index + 1,
        name: `{{${name}}}`,
        known,
      }),
    })),
  )
}

const listStoredBlocks = ({ layout }: { layout?: unknown }): BlockNode[] =>
  Array.isArray(layout) ? layout.filter(isBlockNode) : []
