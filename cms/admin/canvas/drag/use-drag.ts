import type { DndContextProps } from '@dnd-kit/core'
import { useRef, useState } from 'react'
import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import type { Operation } from '#schemas/page/operations/operation.ts'
import type { Canvas } from '../canvas-context.ts'
import { nameBlocks } from '../edit/place-words.ts'
import { findFramePoint } from './find-frame-point.ts'
import { findTreePlace, markTreePlace } from './find-tree-place.ts'
import { findPointer, silentDrag, useDragSensors } from './pointer-drag.ts'

/** What is dragged: blocks of the page, or a new one of the library. */
export interface DraggedBlocks {
  label: string
  ids: readonly string[]
  nodes: BlockNode[]
}

interface Indication {
  place: BlockPlace | null
  refusal: string | null
}

export interface Drag {
  context: DndContextProps
  active: DraggedBlocks | null
  /** Why it may not be dropped where it is. */
  refusal: string | null
  indication: Indication | null
  onFramePlace: (place: BlockPlace | null) => void
}

/** Drags from the structure, the toolbar and the library onto the structure and the page. */
export function useDrag(canvas: Canvas): Drag {
  const { layout, rules, selection, commands, editing, send } = canvas
  const sensors = useDragSensors()
  const [active, setActive] = useState<DraggedBlocks | null>(null)
  const [indication, setIndication] = useState<Indication | null>(null)
  const target = useRef<BlockPlace | null>(null)
  const isOverFrame = useRef(false)

  const indicate = (place: BlockPlace | null, dragged: DraggedBlocks): string | null => {
    target.current = place
    const refusal = place && editing.findRefusal([operationOf(dragged, place)])
    setIndication({ place, refusal })
    return refusal
  }
  const end = () => {
    markTreePlace(null)
    send({ type: 'canvas:drag', point: null })
    setActive(null)
    setIndication(null)
    target.current = null
  }

  return {
    active,
    indication,
    refusal: indication?.refusal ?? null,
    // A drag within the frame moves what is selected.
    onFramePlace: (place) => {
      const ids = [...selection.ids]
      indicate(place, active ?? { label: '', ids, nodes: [] })
    },
    context: {
      sensors,
      accessibility: silentDrag,
      onDragStart: ({ active: { data } }) =>
        setActive(readDragged(data.current, { layout, rules, selected: selection.ids })),
      onDragMove: (event) => {
        const point = findPointer(event)
        if (!active || !point) return
        const framePoint = findFramePoint(point)
        if (framePoint || isOverFrame.current) send({ type: 'canvas:drag', point: framePoint })
        isOverFrame.current = framePoint !== null
        if (framePoint) return markTreePlace(null)
        const found = findTreePlace(layout, point)
        const refusal = indicate(found?.place ?? null, active)
        markTreePlace(found && { ...found, isRefused: refusal !== null })
      },
      onDragEnd: () => {
        const place = target.current
        if (active && place && active.ids.length > 0) commands.move(active.ids, place)
        else if (active && place) commands.insert(active.nodes, place)
        end()
      },
      onDragCancel: end,
    },
  }
}

const operationOf = ({ ids, nodes }: DraggedBlocks, place: BlockPlace): Operation =>
  ids.length > 0 ? { type: 'move', ids: [...ids], place } : { type: 'insert', nodes, place }

interface ReadInput {
  layout: BlockNode[]
  rules: Canvas['rules']
  selected: readonly string[]
}

/** A row that is one of several selected ones drags them all. */
function readDragged(
  data: Record<string, unknown> | undefined,
  { layout, rules, selected }: ReadInput,
): DraggedBlocks | null {
  const nodes: unknown = typeof data?.['makeNodes'] === 'function' ? data['makeNodes']() : null
  if (Array.isArray(nodes)) {
    const made = nodes.filter(isBlockNode)
    return {
      label: made.map(({ blockType }) => rules.blocks[blockType]?.label ?? blockType).join(', '),
      ids: [],
      nodes: made,
    }
  }
  const ids: unknown[] = Array.isArray(data?.['ids']) ? data['ids'] : []
  const own = ids.filter((id) => typeof id === 'string')
  const all = own.every((id) => selected.includes(id)) ? selected : own
  return { label: nameBlocks(layout, all, rules), ids: all, nodes: [] }
}
