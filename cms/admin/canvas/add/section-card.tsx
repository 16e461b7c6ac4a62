'use client'
import { useDraggable } from '@dnd-kit/core'
import { useId } from 'react'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { StructurePicture } from '../../library/structure-picture.tsx'
import type { OfferedSection } from './use-saved-sections.ts'
import * as texts from '../texts.ts'

interface Props extends OfferedSection {
  makeSynced: () => BlockNode[]
  onSynced: () => void
  onCopy: () => void
}

const scopeNames = { site: texts.ofThisSite, template: texts.ofTheTemplate, platform: texts.ofAllSites } as const

/** A section: dragged or inserted as a reference, or inserted as a copy. */
export function SectionCard({ section, syncedRefusal, copyRefusal, makeSynced, onSynced, onCopy }: Props) {
  const { id, name, scope, layout } = section
  const why = useId()
  const isRefused = syncedRefusal !== null
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `section ${id}`,
    data: { makeNodes: makeSynced },
    disabled: isRefused,
  })
  const refusal = syncedRefusal ?? copyRefusal
  return (
    <div className="fc-section-card" data-dragging={isDragging || undefined} data-refused={isRefused || undefined}>
      <div {...listeners} ref={setNodeRef} className="fc-section-card__picture">
        <StructurePicture layout={layout} />
        <strong>{name}</strong>
        <span>{scopeNames[scope]}</span>
      </div>
      <div className="fc-section-card__ways">
        <button
          type="button"
          className="fc-button fc-button--small"
          aria-label={texts.insertNameSynced({ name })}
          title={texts.insertNameSynced({ name })}
          aria-describedby={refusal === null ? undefined : why}
          disabled={isRefused}
          onClick={onSynced}
        >
          {texts.synced}
        </button>
        <button
          type="button"
          className="fc-button fc-button--small"
          aria-label={texts.insertNameAsCopy({ name })}
          title={texts.insertNameAsCopy({ name })}
          aria-describedby={refusal === null ? undefined : why}
          disabled={copyRefusal !== null}
          onClick={onCopy}
        >
          {texts.copy}
        </button>
      </div>
      {refusal === null ? null : (
        <p id={why} className="fc-section-card__refusal">
          {refusal}
        </p>
      )}
    </div>
  )
}
