import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $isListNode } from '@lexical/list'
import { $setBlocksType } from '@lexical/selection'
import { $createParagraphNode, $getSelection, $isRangeSelection, type LexicalNode } from 'lexical'
import { richTextFeatures } from '#schemas/page/rich-text-features.ts'
import { listHeadingTags } from './clean-pasted.ts'
import * as texts from '../../texts.ts'

interface TextStyle {
  value: string
  label: string
  /** Gives the selected paragraphs this style. */
  $apply: () => void
}

/** Paragraph, headings and quotation. Headings are named by their stored level, as in the panel. */
export const listTextStyles = (shift: number): TextStyle[] => [
  {
    value: 'paragraph',
    label: texts.paragraphStyle,
    $apply: () => $setBlocksType($getSelection(), $createParagraphNode),
  },
  ...listHeadingTags(shift).map((tag, index) => ({
    value: tag,
    label: texts.headingStyle({ level: Number(richTextFeatures.headings[index]?.slice(1)) }),
    $apply: () => $setBlocksType($getSelection(), () => $createHeadingNode(tag)),
  })),
  {
    value: 'quote',
    label: texts.quotationStyle,
    $apply: () => $setBlocksType($getSelection(), () => $createQuoteNode()),
  },
]

/** The style of the paragraph where the selection begins, and the kind of list around it. */
export function $readTextStyle(): { style: string; list: string | null } {
  const selection = $getSelection()
  const node = $isRangeSelection(selection) ? selection.anchor.getNode() : null
  const around: LexicalNode[] = node ? [node, ...node.getParents()] : []
  const heading = around.find($isHeadingNode)
  return {
    style: heading ? heading.getTag() : around.some($isQuoteNode) ? 'quote' : 'paragraph',
    list: around.find($isListNode)?.getListType() ?? null,
  }
}
