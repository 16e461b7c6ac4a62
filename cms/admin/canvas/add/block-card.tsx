'use client'
import { useDraggable } from '@dnd-kit/core'
import { CardContent } from '../../library/card-content.tsx'
import type { LibraryCardProps } from '../../library/library-card.ts'

/** An entry of the library: pressed, it is added at the chosen place; dragged, where it is dropped. */
export function BlockCard({ id, label, description, advice, picture, makeNodes, onAdd }: LibraryCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `new ${id}`, data: { makeNodes } })
  return (
    <button
      {...listeners}
      ref={setNodeRef}
      type="button"
      className="fc-canvas-card"
      data-dragging={isDragging || undefined}
      title={[description, advice].filter(Boolean).join(' ')}
      onClick={onAdd}
    >
      <CardContent label={label} picture={picture} isOff={advice !== null} />
    </button>
  )
}
