'use client'
import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { Layer } from './layer.tsx'
import { chooseCanvas, useIsCanvasWanted } from './open-canvas.ts'
import * as texts from './texts.ts'

/** In the header of a document with blocks: opens the canvas, a full-screen layer over its form. Both are views of one form state. */
export function Canvas() {
  const isWanted = useIsCanvasWanted()
  const { id } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  const button = useRef<HTMLButtonElement>(null)
  if (isInDrawer) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className="fc-button fc-button--small fc-canvas-open"
        disabled={id === undefined}
        title={id === undefined ? texts.saveFirst : texts.editOnThePage}
        onClick={() => chooseCanvas(true)}
      >
        {texts.editOnThePage}
      </button>
      {isWanted && id !== undefined ? createPortal(<Layer opener={button} />, document.body) : null}
    </>
  )
}
