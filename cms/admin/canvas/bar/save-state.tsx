'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useIsBusy } from '../../editing/use-is-busy.ts'
import * as texts from '../texts.ts'

/** Whether the draft is stored. Payload's autosave stores it. */
export function SaveState() {
  const isBusy = useIsBusy()
  const isModified = useFormModified()
  const { hasSavePermission, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  if (hasSavePermission === false) return <span className="fc-canvas-state">{texts.readOnly}</span>
  const saved = hasPublishedDoc && unpublishedVersionCount === 0 ? texts.published : texts.draftSaved
  return (
    <span className="fc-canvas-state" role="status">
      {isBusy ? texts.saving : isModified ? texts.notSavedYet : saved}
    </span>
  )
}
