import { blockBySlug } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { listWordsToReplace } from '#schemas/page/words-to-replace.ts'
import type { FieldProblem } from '../refusal.ts'
import * as texts from './texts.ts'

/** Words of a page template that nobody has replaced yet. Shoppers would read the brackets. */
export const findWordsToReplace = (layout: readonly BlockNode[]): FieldProblem[] =>
  layout.flatMap((node, index) =>
    listWordsToReplace(node).map(({ path, words }) => {
      const block = blockBySlug(node.blockType)?.label ?? node.blockType
      return {
        path: ['layout', index, ...toField(path)].join('.'),
        message: texts.replaceWords({ block, place: index + 1, words }),
      }
    }),
  )

/** Formatted text is one field of the form. */
function toField(path: readonly (string | number)[]): readonly (string | number)[] {
  const root = path.indexOf('root')
  return root === -1 ? path : path.slice(0, root)
}
