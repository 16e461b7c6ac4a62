'use client'
import { useDocumentInfo, useFormBackgroundProcessing, useFormModified, useFormProcessing } from '@payloadcms/ui'
import * as texts from '../texts.ts'

/** Whether the draft is stored. Payload's autosave stores it. */
export function SaveState() {
  const isProcessing = [useFormProcessing(), useFormBackgroundProcessing()].includes(true)
  const isModified = useFormModified()
  const { hasSavePermission, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  if (hasSavePermission === false) return <span className="fc-canvas-state">{texts.readOnly}</span>
  const saved = hasPublishedDoc && unpublishedVersionCount === 0 ? texts.published : texts.draftSaved
  return (
    <span className="fc-canvas-state" role="status">
      {isProcessing ? texts.saving : isModified ? texts.notSavedYet : saved}
    </span>
  )
}
