import type { DndContextProps } from '@dnd-kit/core'
import { useRef, useState } from 'react'
import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import { findTreePlace, markTreePlace } from '../canvas/drag/find-tree-place.ts'
import { findPointer, silentDrag, useDragSensors } from '../canvas/drag/pointer-drag.ts'
import { findEntry, findMoveRefusal } from './move-entry.ts'
import type { MenuNode } from './read-menu.ts'

interface MenuDrag {
  context: DndContextProps
  /** Name of the dragged entry. */
  active: { label: string } | null
  refusal: string | null
}

/** Drags an entry of the menu's tree to another place in it. */
export function useMenuDrag(menu: MenuNode[], move: (id: string, place: BlockPlace) => void): MenuDrag {
  const sensors = useDragSensors()
  const [active, setActive] = useState<{ label: string } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const target = useRef<BlockPlace | null>(null)
  const end = () => {
    markTreePlace(null)
    setActive(null)
    setRefusal(null)
    target.current = null
  }
  return {
    active,
    refusal,
    context: {
      sensors,
      accessibility: silentDrag,
      onDragStart: ({ active: { id } }) => setActive({ label: findEntry(menu, String(id))?.node.name ?? '' }),
      onDragMove: (event) => {
        const point = findPointer(event)
        if (!point) return
        const found = findTreePlace(menu, point)
        const why = found && findMoveRefusal(menu, { id: String(event.active.id), place: found.place })
        target.current = found?.place ?? null
        setRefusal(why)
        markTreePlace(found && { ...found, isRefused: why !== null })
      },
      onDragEnd: ({ active: { id } }) => {
        const place = target.current
        end()
        if (place) move(String(id), place)
      },
      onDragCancel: end,
    },
  }
}
