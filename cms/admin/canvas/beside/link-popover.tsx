'use client'
import { RenderFields, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useCanvas } from '../canvas-context.ts'
import { useClientBlocks } from '../form/use-client-blocks.ts'
import { focusField } from '../panel/focus-field.ts'
import { findBlock } from '../tree/find-block.ts'
import type { LinkEditTarget } from './beside.ts'
import { findLinkFields } from './find-link-fields.ts'
import { findFrame } from './find-window-box.ts'
import { Popover } from './popover.tsx'
import * as texts from '../texts.ts'

interface Props {
  beside: Extract<LinkEditTarget, { kind: 'link-field' }>
  onClose: () => void
  /** Asks whether to open the page that the link leads to. */
  onFollow: (href: string) => void
}

/** The words, the target and the look of a link, beside it: the same fields as in the panel. */
export function LinkPopover({ beside, onClose, onFollow }: Props) {
  const { layout, send } = useCanvas()
  const { collectionSlug } = useDocumentInfo()
  const clientBlocks = useClientBlocks()
  const root = useRef<HTMLDivElement>(null)
  const { id, field, href } = beside
  const found = findBlock(layout, id)
  const blockFields = found ? clientBlocks[found.node.blockType]?.fields : undefined
  const link = blockFields ? findLinkFields({ fields: blockFields, words: field }) : null
  const path = found?.path
  useEffect(() => {
    send({ type: 'canvas:follow', field: { id, path: [...field] } })
    return () => send({ type: 'canvas:follow', field: null })
  }, [send, id, field])
  useEffect(() => {
    const within = root.current
    if (!within || path === undefined) return undefined
    const abort = new AbortController()
    window.focus()
    focusField({ within, block: path, field, signal: abort.signal })
    return () => abort.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The focus is given once for each link.
  }, [id, field])
  if (!found || !link) return null
  const close = (isByKey: boolean) => {
    onClose()
    if (!isByKey) return
    findFrame()?.focus()
    send({ type: 'canvas:focus', id, field: [...field] })
  }
  const names = link.parent.filter((step) => typeof step === 'string')
  return (
    <Popover title={texts.changeTheLink} box={beside.box} onClose={close}>
      <div ref={root}>
        <RenderFields
          className="fc-canvas-fields"
          fields={link.fields}
          forceRender
          margins="small"
          parentIndexPath=""
          parentPath={[found.path, ...link.parent].join('.')}
          parentSchemaPath={[`${collectionSlug}.layout.${found.node.blockType}`, ...names].join('.')}
          permissions={true}
        />
      </div>
      {href === null ? null : (
        <button type="button" className="fc-link" onClick={() => onFollow(href)}>
          {texts.followThisLink}
        </button>
      )}
    </Popover>
  )
}
