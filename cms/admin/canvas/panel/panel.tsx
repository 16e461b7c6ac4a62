'use client'
import { useEffect, useRef } from 'react'
import { blockBySlug } from '#blocks/index.ts'
import { SectionOrigin } from '../../templates/section-origin.tsx'
import { useCanvas } from '../canvas-context.ts'
import { findBlock } from '../tree/find-block.ts'
import { BlockFields } from './block-fields.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { focusField } from './focus-field.ts'
import { PageSummary } from './page-summary.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { SlotSummary } from './slot-summary.tsx'
import * as texts from '../texts.ts'

/** The fields of the selected block; about the page if none is selected. */
export function Panel() {
  const { layout, selection, focus, labelOf } = useCanvas()
  const root = useRef<HTMLDivElement>(null)
  const id = selection.ids.at(-1)
  const found = id === undefined ? null : findBlock(layout, id)
  const path = found?.path
  useEffect(() => {
    const within = root.current
    if (!focus || path === undefined || !within) return undefined
    const abort = new AbortController()
    focusField({ within, block: path, field: focus.field, signal: abort.signal })
    // The user went on in the frame, such as to edit the text in place.
    window.addEventListener('blur', () => abort.abort(), { once: true, signal: abort.signal })
    return () => abort.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A later move of the block does not ask for the focus again.
  }, [focus])
  const keepFocus = useKeptFocus(root, path)
  return (
    <div ref={root} className="fc-canvas-panel" onFocus={keepFocus}>
      {selection.ids.length > 1 ? (
        <p className="fc-canvas-panel__many">{texts.countBlocksSelected({ count: selection.ids.length })}</p>
      ) : null}
      {found ? (
        <>
          <Breadcrumb />
          <h2>{labelOf(found.node)}</h2>
          <p className="fc-canvas-panel__about">{blockBySlug(found.node.blockType)?.description}</p>
          <SectionOrigin block={found.node.id} />
          <BlockFields key={found.node.id} node={found.node} path={found.path} />
          <SlotSummary node={found.node} />
        </>
      ) : (
        <PageSummary />
      )}
    </div>
  )
}
