import { isBlockNode, type BlockNode } from '../block-node.ts'
import { orderStep, type ValuePath } from '../list-changes.ts'
import { mergeDocuments } from '../merge.ts'
import { changeTree } from '../operations/change-tree.ts'
import { findNodes } from '../operations/find-nodes.ts'
import { readList } from '../operations/slot-list.ts'
import { readRows, type Row } from '../row.ts'
import { isFields } from '../same-value.ts'
import { listNodes, mapNodes } from '../walk.ts'

type Content = Record<string, unknown>

interface Reset {
  /** The page as the site shows it. */
  content: Content
  template: Content
  path: ValuePath
}

/** The content of a site's page with the template's value at one path: a field, a row, a block with all it holds, or an order. */
export function resetValue({ content, template, path }: Reset): Content {
  const [own, theirs] = [readLayout(content), readLayout(template)]
  const ids = new Set([...listNodes(own), ...listNodes(theirs)].map(({ node }) => node.id))
  const at = path.findLastIndex((step) => step.startsWith('#') && ids.has(step.slice(1)))
  if (path[0] !== 'layout' || at === -1) return asContent(resetAt(content, template, path))
  const id = path[at]?.slice(1) ?? ''
  const rest = path.slice(at + 1)
  const layout = rest.length === 0 ? resetBlock(own, theirs, id) : resetInBlock({ own, theirs, id, rest })
  return { ...content, layout }
}

const readLayout = ({ layout }: Content): BlockNode[] => (Array.isArray(layout) ? layout.filter(isBlockNode) : [])
const asContent = (value: unknown): Content => (isFields(value) ? value : {})

/** A block of the template comes back to its place, with all it holds; a block of the site goes. */
function resetBlock(own: BlockNode[], theirs: BlockNode[], id: string): BlockNode[] {
  const templateBlock = findNodes(theirs).get(id)
  const held = new Set([id, ...(templateBlock ? listNodes([templateBlock.node]).map(({ node }) => node.id) : [])])
  const without = mapNodes(own, (node) => (held.has(node.id) ? null : node))
  if (!templateBlock) return without
  const { place, node } = templateBlock
  const list = readList(without, { found: findNodes(without), place })
  const before = readList(theirs, { found: findNodes(theirs), place }).slice(0, place.index)
  const index = list.findLastIndex((each) => before.some((one) => one.id === each.id)) + 1
  const back = changeTree(without, { type: 'insert', place: { ...place, index }, nodes: [node] })
  return 'refusal' in back ? own : back.layout
}

function resetInBlock({
  own,
  theirs,
  id,
  rest,
}: {
  own: BlockNode[]
  theirs: BlockNode[]
  id: string
  rest: ValuePath
}) {
  const template = findNodes(theirs).get(id)?.node
  return mapNodes(own, (node) => {
    if (node.id !== id) return node
    return { ...asContent(resetAt(node, template, rest)), id, blockType: node.blockType }
  })
}

function resetAt(own: unknown, template: unknown, path: ValuePath): unknown {
  const [step, ...rest] = path
  if (step === undefined) return template ?? null
  const [mine, theirs] = [readRows(own), readRows(template)]
  if (step === orderStep) return mine && theirs ? orderAs(mine, theirs) : own
  if (step.startsWith('#')) return mine && theirs ? resetRow({ mine, theirs, id: step.slice(1), rest }) : own
  const before = isFields(template) ? template[step] : undefined
  return { ...asContent(own), [step]: resetAt(asContent(own)[step], before, rest) }
}

function resetRow({ mine, theirs, id, rest }: { mine: Row[]; theirs: Row[]; id: string; rest: ValuePath }): unknown[] {
  const templateRow = theirs.find((row) => row.id === id)
  if (!templateRow) return mine.filter((row) => row.id !== id)
  if (mine.some((row) => row.id === id))
    return mine.map((row) => (row.id === id ? resetAt(row, templateRow, rest) : row))
  const before = new Set(theirs.slice(0, theirs.indexOf(templateRow)).map((row) => row.id))
  return mine.toSpliced(mine.findLastIndex((row) => before.has(row.id)) + 1, 0, templateRow)
}

/** The rows that only the site has stay after their predecessors. */
function orderAs(mine: Row[], theirs: Row[]): unknown {
  const isInBoth = ({ id }: Row) => [mine, theirs].every((rows) => rows.some((row) => row.id === id))
  const findOwn = ({ id }: Row): Row => mine.find((row) => row.id === id) ?? { id }
  const base = { rows: mine.filter(isInBoth) }
  const templateOrder = { rows: theirs.filter(isInBoth).map(findOwn) }
  return mergeDocuments({ base, mine: { rows: mine }, theirs: templateOrder }).value['rows']
}
