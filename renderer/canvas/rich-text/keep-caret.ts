import {
  $createPoint,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type PointType,
  type TextNode,
} from 'lexical'

interface Place {
  /** Indexes from the root. */
  path: number[]
  offset: number
}

/** Where the selection is, in a form that outlives its nodes; null without one. */
export function $readCaret(): { anchor: Place; focus: Place } | null {
  const selection = $getSelection()
  return $isRangeSelection(selection)
    ? { anchor: $readPlace(selection.anchor), focus: $readPlace(selection.focus) }
    : null
}

function $readPlace(point: PointType): Place {
  const node = point.getNode()
  const path = [node, ...node.getParents()].toReversed().slice(1)
  return { path: path.map((each) => each.getIndexWithinParent()), offset: point.offset }
}

/** Selects the same places in other nodes, or the nearest that there are. */
export function $restoreCaret({ anchor, focus }: { anchor: Place; focus: Place }): void {
  $getRoot().selectEnd()
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  selection.anchor = $findPoint(anchor)
  selection.focus = $findPoint(focus)
  selection.dirty = true
}

function $findPoint({ path, offset }: Place): PointType {
  let node: ElementNode | TextNode = $getRoot()
  for (const index of path) {
    const child: LexicalNode | null = $isElementNode(node) ? (node.getChildAtIndex(index) ?? node.getLastChild()) : null
    if (!$isElementNode(child) && !$isTextNode(child)) break
    node = child
  }
  if ($isTextNode(node)) return $createPoint(node.getKey(), Math.min(offset, node.getTextContentSize()), 'text')
  return $createPoint(node.getKey(), Math.min(offset, node.getChildrenSize()), 'element')
}
