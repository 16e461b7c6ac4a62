import { z } from 'zod'

const storedNode = z.looseObject({ type: z.string() })
type StoredNode = z.infer<typeof storedNode>
const storedState = z.looseObject({ root: z.looseObject({ children: z.array(storedNode) }) })

/** A stored editor state, or that of one empty paragraph. */
export function readStored(value: unknown): z.infer<typeof storedState> {
  return (
    storedState.safeParse(value).data ?? { root: { type: 'root', children: [{ type: 'paragraph', children: [] }] } }
  )
}

/** Types that the canvas edits. All others are kept as they are. */
const edited = new Set([
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'link',
  'autolink',
  'text',
  'tab',
  'linebreak',
])
export const keptType = 'kept'

/**
 * The state as the canvas's editor takes it: nodes of other types are one node each, which holds them whole, and headings have the level that
 * they have on the page. `shift`: levels from the stored to the shown one.
 */
export const openState = (stored: unknown, shift: number) =>
  mapRoot(stored, (node) => openNode(node, { shift, isBlock: true }))

interface OpenInput {
  shift: number
  /** Whether the node stands among paragraphs. */
  isBlock: boolean
}

function openNode(node: StoredNode, { shift, isBlock }: OpenInput): StoredNode {
  if (!edited.has(node.type)) return { type: keptType, version: 1, stored: node, isInline: !isBlock }
  const isListEntry = node.type === 'list'
  return mapChildren(shiftHeading(node, shift), (child) => openNode(child, { shift, isBlock: isListEntry }))
}

/** The state as it is stored, without properties that are undefined. */
export function closeState(state: object, shift: number) {
  const plain: unknown = JSON.parse(JSON.stringify(state))
  return mapRoot(plain, (node) => closeNode(node, shift))
}

function closeNode(node: StoredNode, shift: number): StoredNode {
  if (node.type === keptType) return storedNode.parse(node['stored'])
  return mapChildren(shiftHeading(node, -shift), (child) => closeNode(child, shift))
}

function mapRoot(state: unknown, map: (node: StoredNode) => StoredNode) {
  const { root, ...rest } = readStored(state)
  return { ...rest, root: { ...root, children: root.children.map(map) } }
}

function mapChildren(node: StoredNode, map: (child: StoredNode) => StoredNode): StoredNode {
  const children = z.array(storedNode).safeParse(node['children'])
  return children.success ? { ...node, children: children.data.map(map) } : node
}

const shiftHeading = (node: StoredNode, by: number): StoredNode =>
  node.type === 'heading' && by !== 0 ? { ...node, tag: shiftTag(String(node['tag']), by) } : node

/** `h2` and 1 make `h3`. */
export const shiftTag = (tag: string, by: number): string => `h${Number(tag.slice(1)) + by}`

/** All nodes of a stored state in order. */
export function listStored(value: unknown): StoredNode[] {
  const list = (node: StoredNode): StoredNode[] => [
    node,
    ...(z.array(storedNode).safeParse(node['children']).data ?? []).flatMap(list),
  ]
  return readStored(value).root.children.flatMap(list)
}
