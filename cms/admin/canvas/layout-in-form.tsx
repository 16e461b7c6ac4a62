'use client'
import { BlocksField, useEditDepth, useForm } from '@payloadcms/ui'
import type { BlocksFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'
import { readLayout } from './form/read-layout.ts'
import { showRow } from './form/show-row.ts'
import { useOpenLayer } from './open-layer.ts'
import { findBlockOfRow, keepSelection, takeSelection } from './selection-of-form.ts'
import { findBlock } from './tree/find-block.ts'

/**
 * The blocks in the form. While the canvas shows a block's fields in its panel, the form does not: each field is on the page once. Both
 * select the same block.
 */
export const LayoutInForm: BlocksFieldClientComponent = (props) => {
  const { getFields } = useForm()
  const isCovered = useOpenLayer(useEditDepth()) !== null
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
  if (isCovered) return null
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
