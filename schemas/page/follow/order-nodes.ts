import { mergeDocuments } from '../merge.ts'
import type { FoundNodes } from '../operations/find-nodes.ts'
import { readRows } from '../row.ts'
import { type ListPlace, listKey, type Versions } from './place-nodes.ts'

/** The order of the blocks of one list: the site's where it changed it, else the template's. */
export function orderNodes(ids: readonly string[], { base, own, template }: Versions, place: ListPlace): string[] {
  const rowsIn = (found: FoundNodes) => listRows(found, { ids: new Set(ids), place })
  const [mine, theirs] = [rowsIn(own), rowsIn(template)]
  const isInBoth = ({ id }: { id: string }) => [mine, theirs].every((rows) => rows.some((row) => row.id === id))
  // A block that one side took out of this list, or moved here, counts as added: it is decided already that it belongs here.
  const before = rowsIn(base).filter(isInBoth)
  const { value } = mergeDocuments({
    base: { rows: before },
    mine: { rows: mine },
    theirs: { rows: theirs },
    decide: () => 'mine',
  })
  return (readRows(value['rows']) ?? []).map(({ id }) => id)
}

const listRows = (found: FoundNodes, { ids, place }: { ids: ReadonlySet<string>; place: ListPlace }) =>
  [...found.values()]
    .filter((each) => ids.has(each.node.id) && listKey(each.place) === listKey(place))
    .map(({ node }) => ({ id: node.id }))
