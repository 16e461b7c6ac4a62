'use client'
import { BlocksField, useEditDepth, useForm, useFormFields } from '@payloadcms/ui'
import type { BlocksFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'
import { readLayout } from './form/read-layout.ts'
import { showRow } from './form/show-row.ts'
import { useCanvasChoice } from './open-canvas.ts'
import { useOpenLayer } from './open-layer.ts'
import { findBlockOfRow, keepSelection, takeSelection } from './selection-of-form.ts'
import { findBlock } from './tree/find-block.ts'

/**
 * Payload reads the whole form for the label of each row, so the time to draw rows grows with their square: 5 s of the server for 1,000, in which it
 * answers nobody. A longer form is drawn by the browser alone, and not before it is known that the canvas stays closed.
 */
const mostRowsOnServer = 50

/**
 * The blocks in the form. While the canvas shows a block's fields in its panel, the form does not: each field is on the page once. Both
 * select the same block.
 */
export const LayoutInForm: BlocksFieldClientComponent = (props) => {
  const { getFields } = useForm()
  const editDepth = useEditDepth()
  const isCovered = useOpenLayer(editDepth) !== null
  const isLong = useFormFields(([fields]) => (fields[props.path]?.rows?.length ?? 0) > mostRowsOnServer)
  const choice = useCanvasChoice()
  const mayOpenCanvas = choice === null || (choice && editDepth === 1)
  // As if the canvas had just been left, so that the block that the address asks for is opened.
  const wasCovered = useRef(true)
  useEffect(() => {
    const isBack = wasCovered.current && !isCovered
    wasCovered.current = isCovered
    const id = takeSelection().at(-1)
    const found = isBack && id !== undefined ? findBlock(readLayout(getFields()), id) : null
    if (!found) return undefined
    const abort = new AbortController()
    showRow(found.path, abort.signal)
    return () => abort.abort()
  }, [isCovered, getFields])
  if (isCovered || (isLong && mayOpenCanvas)) return null
  return (
    <div
      onFocusCapture={({ target }) => {
        const id = findBlockOfRow(target, getFields())
        if (id !== null) keepSelection([id])
      }}
    >
      <BlocksField {...props} />
    </div>
  )
}
