'use client'
import { DragOverlay } from '@dnd-kit/core'
import { createPortal } from 'react-dom'

interface Props {
  active: { label: string } | null
  refusal: string | null
}

/** What is dragged, at the pointer, and why it may not be dropped there. */
export const DragPreview = ({ active, refusal }: Props) =>
  createPortal(
    <DragOverlay dropAnimation={null} className="fc-canvas-drag">
      {active ? (
        <div className="fc-canvas-drag__label" data-refused={refusal !== null || undefined}>
          <strong>{active.label}</strong>
          {refusal ? <span>{refusal}</span> : null}
        </div>
      ) : null}
    </DragOverlay>,
    document.body,
  )
