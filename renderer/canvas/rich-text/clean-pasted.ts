import { $generateNodesFromDOM } from '@lexical/html'
import { $isListItemNode } from '@lexical/list'
import { $isHeadingNode, type HeadingNode, type HeadingTagType } from '@lexical/rich-text'
import { $isElementNode, $isTextNode, type LexicalEditor, type LexicalNode } from 'lexical'
import { markBits, richTextFeatures } from '#schemas/page/rich-text-features.ts'
import { nestWordLists } from '#schemas/page/word-lists.ts'
import { isKeptNode } from './kept-node.ts'
import { shiftTag } from './stored-state.ts'

const allMarks = Object.values(markBits).reduce((sum, bit) => sum + bit, 0)

interface PasteInput {
  html: string
  shift: number
}

/** Nodes of pasted HTML, with the features of the field alone. Called within an update of the editor. */
export function $readPasted(editor: LexicalEditor, { html, shift }: PasteInput): LexicalNode[] {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const element of page.querySelectorAll('script, style, template, iframe, object, svg, img')) element.remove()
  nestWordLists(page)
  return $generateNodesFromDOM(editor, page).flatMap((node) => $cleanNode(node, shift))
}

/** The site's policy reports each inline style that is parsed. */
const withoutStyles = (html: string): string =>
  html.replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))

function $cleanNode(node: LexicalNode, shift: number): LexicalNode[] {
  if (isKeptNode(node)) return node.__stored['type'] === 'horizontalrule' ? [node] : []
  if ($isTextNode(node)) {
    node.setFormat(node.getFormat() & allMarks)
    node.setStyle('')
    return [node]
  }
  if (!$isElementNode(node)) return [node]
  node.setFormat('')
  node.setStyle('')
  node.setTextFormat(0)
  node.setTextStyle('')
  if (!$isListItemNode(node)) node.setIndent(0)
  for (const child of node.getChildren()) if ($cleanNode(child, shift).length === 0) child.remove()
  return [$isHeadingNode(node) ? $cleanHeading(node, shift) : node]
}

/** The nearest level that the field has. */
function $cleanHeading(node: HeadingNode, shift: number): LexicalNode {
  const levels = listHeadingTags(shift)
  const level = Number(node.getTag().slice(1))
  const nearest = levels.toSorted(
    (one, other) => Math.abs(Number(one.slice(1)) - level) - Math.abs(Number(other.slice(1)) - level),
  )
  return node.setTag(nearest[0] ?? node.getTag())
}

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const satisfies readonly HeadingTagType[]

/** Headings that the field has, as the page shows them. */
export const listHeadingTags = (shift: number): HeadingTagType[] =>
  richTextFeatures.headings.flatMap((tag) => headingTags.filter((each) => each === shiftTag(tag, shift)))
