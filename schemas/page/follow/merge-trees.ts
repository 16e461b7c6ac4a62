import type { BlockNode } from '../block-node.ts'
import { findNodes } from '../operations/find-nodes.ts'
import type { PageRules } from '../operations/page-rules.ts'
import { listPlacementIssues, type PlacementIssue } from '../operations/placement-issues.ts'
import { isSameValue } from '../same-value.ts'
import type { SetAside } from './following.ts'
import { orderNodes } from './order-nodes.ts'
import { isCustomised, listSlots, mergeBlock, withoutSlots } from './own-fields.ts'
import { groupByList, listKey, listReached, type PlacementOptions, placeNodes, type Versions } from './place-nodes.ts'

export interface Trees {
  base: BlockNode[]
  own: BlockNode[]
  template: BlockNode[]
  /** What had no place before, and may have one again. */
  setAside: readonly SetAside[]
  /** Whether a block can be published. */
  isComplete: (node: BlockNode) => boolean
}

export interface MergedTree {
  layout: BlockNode[]
  setAside: SetAside[]
}

/**
 * The template's blocks with what a site changed, added, removed and moved since `base`. Blocks are compared by id across all slots. A change
 * without a place on the template's page now, or against the rules of the page, is set aside.
 */
export function mergeTrees(trees: Trees, rules: PageRules): MergedTree {
  const versions = {
    base: findNodes(trees.base),
    own: findNodes(trees.own),
    template: findNodes(trees.template),
  }
  const allowed = new Map(listPlacementIssues(trees.template, rules).map(({ key, excess }) => [key, excess]))
  const build = (placing: PlacementOptions) => buildTree(versions, { ...placing, ...trees })
  let placing = keepBlocks(versions, { withMoves: true, unplaced: new Set() })
  for (;;) {
    const layout = build(placing)
    const issue = listPlacementIssues(layout, rules).find(
      ({ key, excess, isIncomplete }) => !isIncomplete && excess > (allowed.get(key) ?? 0),
    )
    const next = issue && findNextPlacing(placing, { issue, versions, layout })
    if (!next) return { layout, setAside: listSetAside(versions, { layout, setAside: trees.setAside }) }
    placing = keepBlocks(versions, next)
  }
}

/** Without the site's moves if they drop blocks of the template: those moved into a block that is gone, or into each other. */
function keepBlocks(versions: Versions, placing: PlacementOptions): PlacementOptions {
  const moved = listReached(placeNodes(versions, placing))
  const unmoved = listReached(placeNodes(versions, { ...placing, withMoves: false }))
  const isLost = [...versions.template.keys()].some((id) => unmoved.has(id) && !moved.has(id))
  return isLost ? { ...placing, withMoves: false } : placing
}

interface PlacementIssueContext {
  issue: PlacementIssue
  versions: Versions
  layout: BlockNode[]
}

/** Without the last block that the site added where the rules do not hold, then without its moves; null if neither is left. */
function findNextPlacing(
  placing: PlacementOptions,
  { issue, versions, layout }: PlacementIssueContext,
): PlacementOptions | null {
  const added = [...findNodes(layout).values()].filter(
    ({ node }) => !versions.base.has(node.id) && !versions.template.has(node.id),
  )
  const atFault =
    added.findLast(({ place }) => place.parent === issue.id) ??
    added.find(({ node }) => node.id === issue.id) ??
    (placing.withMoves ? undefined : added.at(-1))
  if (atFault) return { ...placing, unplaced: new Set([...placing.unplaced, atFault.node.id]) }
  return placing.withMoves ? { ...placing, withMoves: false } : null
}

function buildTree(
  versions: Versions,
  placing: PlacementOptions & Pick<Trees, 'setAside' | 'isComplete'>,
): BlockNode[] {
  const lists = groupByList(placeNodes(versions, placing))
  const fill = (place: { parent: string | null; slot: string | null }): BlockNode[] =>
    orderNodes(lists.get(listKey(place)) ?? [], versions, place).flatMap((id) => buildNode(id))
  const buildNode = (id: string): BlockNode[] => {
    const known = [versions.base, versions.own, versions.template].map((found) => found.get(id)?.node)
    const merged = mergeNode(id, versions, placing.setAside)
    if (!merged) return []
    const slots = Object.fromEntries(listSlots(known).map((slot) => [slot, fill({ parent: id, slot })]))
    return [fit({ ...merged, ...slots }, known[1] && { ...withoutSlots(known[1]), ...slots }, placing.isComplete)]
  }
  return fill({ parent: null, slot: null })
}

/** The site's block as it is stored, if the mixture of its fields and the template's cannot be published. */
const fit = (merged: BlockNode, own: BlockNode | undefined, isComplete: Trees['isComplete']): BlockNode =>
  !own || isSameValue(merged, own) || isComplete(merged) || !isComplete(own) ? merged : own

function mergeNode(id: string, { base, own, template }: Versions, setAside: Trees['setAside']): BlockNode | null {
  const [before, mine, theirs] = [base, own, template].map((found) => found.get(id)?.node)
  if (!theirs) return mine ? withoutSlots(mine) : null
  if (mine) return mergeBlock({ base: before ?? null, own: mine }, theirs)
  const back = before ? undefined : setAside.find((each) => each.base && each.own.id === id)
  return back ? mergeBlock(back, theirs) : withoutSlots(theirs)
}

/** What the site changed or added, and is not on the page. A block in one that is set aside goes with it. */
function listSetAside(versions: Versions, { layout, setAside }: Pick<Trees, 'setAside'> & { layout: BlockNode[] }) {
  const shown = findNodes(layout)
  const isBack = ({ own }: SetAside) => shown.has(own.id) || versions.own.has(own.id)
  const isGone = (id: string) => !shown.has(id) && !versions.template.has(id)
  const gone = [...versions.own.values()].flatMap(({ node, place }): SetAside[] => {
    const base = versions.base.get(node.id)?.node ?? null
    if (!isGone(node.id) || !isCustomised({ base, own: node })) return []
    const isInside = base === null && place.parent !== null && !versions.base.has(place.parent) && isGone(place.parent)
    return isInside ? [] : [base === null ? { base, own: node } : { base: withoutSlots(base), own: withoutSlots(node) }]
  })
  return [...setAside.filter((each) => !isBack(each)), ...gone]
}
