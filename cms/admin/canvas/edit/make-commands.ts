import { type BlockNode, isSlotValue } from '#schemas/page/block-node.ts'
import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'
import { isSlotShown } from '#schemas/page/operations/page-rules.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { findBlock, listRoots } from '../tree/find-block.ts'
import { type Step, stepPlace } from '../tree/step-place.ts'
import { copyNodes } from '#schemas/page/operations/clipboard.ts'
import { freeAnchors } from '#schemas/page/operations/free-anchors.ts'
import { makeId, makeWrapper } from './make-block.ts'
import { nameBlocks, sayPlace } from './place-words.ts'
import { findNearest, placesBeside, withinSlot } from './places-beside.ts'
import type { EditHistory } from './use-editing.ts'
import * as texts from '../texts.ts'

export type AddTarget = 'before' | 'after' | BlockPlace

export interface Commands {
  step: (step: Step) => void
  duplicate: () => void
  remove: () => void
  wrap: () => void
  /** Puts the blocks of the selected one in its place; null unless it is the only one and holds some. */
  unwrap: (() => void) | null
  /** Inserts at a place, or beside the selection where the page takes it; selects what was inserted. */
  insert: (nodes: BlockNode[], target: AddTarget) => boolean
  /** Moves to a place, as a drag does. */
  move: (ids: readonly string[], place: BlockPlace) => void
}

interface CommandsInput {
  layout: BlockNode[]
  selected: readonly string[]
  rules: PageRules
  editing: EditHistory
  select: (ids: readonly string[]) => void
  say: (words: string, isProblem?: boolean) => void
}

/** What can be done with the selected blocks: by buttons, menu, keys and drags alike. */
export function makeCommands({ layout, selected, rules, editing, select, say }: CommandsInput): Commands {
  const ids = listNodes(layout).flatMap(({ node }) => (selected.includes(node.id) ? [node.id] : []))
  const [first, last] = [ids[0], ids.at(-1)]
  const name = nameBlocks(layout, ids, rules)

  const move = (moved: readonly string[], place: BlockPlace) => {
    const words = texts.moveName({ name: nameBlocks(layout, moved, rules) })
    const after = editing.run([{ type: 'move', ids: [...moved], place }], words)
    const [id] = moved
    if (after && id !== undefined) say(sayPlace(after, { id, rules }))
  }
  const insert = (given: BlockNode[], target: AddTarget): boolean => {
    const nodes = freeAnchors(given, layout)
    const places =
      typeof target === 'object'
        ? [withinSlot(layout, target)]
        : placesBeside(layout, { id: target === 'before' ? first : last, side: target })
    const operationAt = (place: BlockPlace) => [{ type: 'insert' as const, place, nodes }]
    const place = places.find((each) => editing.findRefusal(operationAt(each)) === null) ?? places[0]
    const added = nodes.map(({ blockType }) => rules.blocks[blockType]?.label ?? blockType).join(', ')
    const after = place && editing.run(operationAt(place), texts.addName({ name: added }))
    const [node] = nodes
    if (!after || !node) return false
    select(nodes.map(({ id }) => id))
    say(sayPlace(after, { id: node.id, rules }))
    return true
  }

  const inside = listInside(layout, ids)
  const unwrap = (id: string) => {
    if (!editing.run([{ type: 'unwrap', id }], texts.unwrapName({ name }))) return
    select(inside)
    say(texts.nameUnwrapped({ name }))
  }

  return {
    insert,
    move,
    remove: () => {
      const found = last === undefined ? null : findBlock(layout, last)
      if (!found || !editing.run([{ type: 'remove', ids }], texts.removeName({ name }))) return
      const near = findNearest(layout, { place: found.place, removed: ids })
      select(near === null ? [] : [near])
      say(texts.nameRemoved({ name }))
    },
    step: (step) => {
      const id = step === 'up' || step === 'out' ? first : last
      if (id === undefined) return
      const slotsOf = (node: BlockNode) => listShownSlots(node, rules)
      const place = stepPlace(layout, { id, step, slotsOf })
      if (place) move(ids, place)
      else say({ up: texts.isFirst, down: texts.isLast, in: texts.nothingToMoveInto, out: texts.isAtTop }[step], true)
    },
    duplicate: () => {
      if (first === undefined) return
      const copies = freeAnchors(copyNodes(listRoots(layout, ids), makeId), layout)
      if (!editing.run([{ type: 'duplicate', ids, copies }], texts.duplicateName({ name }))) return
      select(copies.map(({ id }) => id))
      say(texts.nameDuplicated({ name }))
    },
    wrap: () => {
      const wrapping = makeWrapper(rules)
      if (first === undefined || !wrapping) return
      const operation = { type: 'wrap' as const, ids, wrapper: wrapping.node, slot: wrapping.slot }
      if (!editing.run([operation], texts.wrapName({ name }))) return
      select([wrapping.node.id])
      say(texts.nameWrapped({ name }))
    },
    unwrap: inside.length === 0 || first === undefined ? null : () => unwrap(first),
  }
}

/** The blocks in the slots of the only selected one. */
function listInside(layout: BlockNode[], [id, ...others]: readonly string[]): string[] {
  const node = id === undefined || others.length > 0 ? undefined : findBlock(layout, id)?.node
  return Object.values(node ?? {}).flatMap((value) => (isSlotValue(value) ? value.map((inner) => inner.id) : []))
}

const listShownSlots = (node: BlockNode, rules: PageRules): string[] =>
  (rules.blocks[node.blockType]?.slots ?? []).filter((slot) => isSlotShown(slot, node)).map(({ name }) => name)
