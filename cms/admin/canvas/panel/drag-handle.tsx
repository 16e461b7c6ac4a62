'use client'
import { useDraggable } from '@dnd-kit/core'
import { Icon } from '../icon.tsx'
import * as texts from '../texts.ts'

/** Drags the selected blocks by the pointer. The keyboard has Move up and Move down beside it. */
export function DragHandle({ ids }: { ids: readonly string[] }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'selected blocks', data: { ids } })
  return (
    <span {...listeners} ref={setNodeRef} className="fc-canvas-tools__handle" title={texts.drag} aria-hidden="true">
      <Icon name="handle" />
    </span>
  )
}
