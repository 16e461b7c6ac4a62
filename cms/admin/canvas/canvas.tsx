'use client'
import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { useEditedDocument } from './edit/use-edited-document.ts'
import { FormHistory } from './form-history.tsx'
import { Icon } from './icon.tsx'
import { Layer } from './layer.tsx'
import { chooseCanvas, useIsCanvasWanted } from './open-canvas.ts'
import * as texts from './texts.ts'

/**
 * In the header of a document with blocks: undo and redo, and the button that opens the canvas, a full-screen layer over its form. Both are
 * views of one form state and have one history.
 */
export function Canvas() {
  const isWanted = useIsCanvasWanted()
  const { id } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  const isOpen = isWanted && id !== undefined && !isInDrawer
  const edited = useEditedDocument({ isCanvasOpen: isOpen })
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {isInDrawer ? null : (
        <button
          ref={button}
          type="button"
          className="fc-button fc-button--small fc-canvas-open"
          disabled={id === undefined}
          title={id === undefined ? texts.saveFirst : texts.editOnThePage}
          onClick={() => chooseCanvas(true)}
        >
          <Icon name="page" />
          <span>{texts.editOnThePage}</span>
        </button>
      )}
      {isOpen ? (
        createPortal(<Layer edited={edited} opener={button} />, document.body)
      ) : (
        <FormHistory edited={edited} isInDrawer={isInDrawer} />
      )}
    </>
  )
}
