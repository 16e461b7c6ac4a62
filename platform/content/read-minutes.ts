import { countWords } from '#cms/index.ts'
import { readingMinutes } from '#schemas/page/article.ts'
import { isBlockNode } from '#schemas/page/block-node.ts'

/** How long the text of a stored page takes to read. */
export const readMinutes = (layout: unknown): number =>
  readingMinutes(countWords(Array.isArray(layout) ? layout.filter(isBlockNode) : []))
