import { $getSelection, $isRangeSelection, $isTextNode, type LexicalNode, type RangeSelection } from 'lexical'
import type { TextLink } from '#schemas/page/canvas-messages.ts'
import { richTextFeatures } from '#schemas/page/rich-text-features.ts'
import { isStoredLink, type LinkFields, makeLink, type StoredLinkNode } from './stored-link-node.ts'

/** The link around the selection, or null. */
export function $findLink(): StoredLinkNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const node = selection.anchor.getNode()
  return [node, ...node.getParents()].find(isStoredLink) ?? null
}

/** Where a link leads, as the admin asks it. */
export function readLinkTarget({ url, newTab, doc }: LinkFields): TextLink {
  const page = typeof doc === 'object' && doc !== null && 'value' in doc ? doc.value : null
  return { url: url ?? '', newTab: newTab === true, page: typeof page === 'number' ? page : null }
}

const toFields = ({ url, newTab, page }: TextLink): LinkFields =>
  page === null
    ? { linkType: 'custom', newTab, url }
    : { linkType: 'internal', newTab, doc: { relationTo: richTextFeatures.linkCollection, value: page } }

/** Gives the selected words a link, or takes it away. */
export function $setLink(target: TextLink | null): void {
  const selection = $getSelection()
  const link = $findLink()
  if (!$isRangeSelection(selection)) return
  if (link && target) link.setFields(toFields(target))
  else if (link) $unwrap(link)
  else if (target) $wrap(selection, toFields(target))
}

function $unwrap(link: LexicalNode & { getChildren: () => LexicalNode[] }): void {
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}

/** One link for words that stand side by side. */
function $wrap(selection: RangeSelection, fields: LinkFields): void {
  let link: StoredLinkNode | null = null
  for (const node of selection.extract()) {
    if (!$isTextNode(node)) continue
    const parent = node.getParent()
    if (isStoredLink(parent)) {
      parent.setFields(fields)
      continue
    }
    if (!link || !link.is(node.getPreviousSibling())) {
      link = makeLink(fields)
      node.insertBefore(link)
    }
    link.append(node)
  }
}
