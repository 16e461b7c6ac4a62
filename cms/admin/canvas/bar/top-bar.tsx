'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useCanvas } from '../canvas-context.ts'
import { IconButton } from '../icon-button.tsx'
import { chooseCanvas } from '../open-canvas.ts'
import { HistoryButtons } from './history-buttons.tsx'
import { SaveState } from './save-state.tsx'
import { SeeAs } from './see-as.tsx'
import { VersionsLink } from './versions-link.tsx'
import { WidthChoice } from './width-choice.tsx'
import type { WidthName } from './widths.ts'
import * as texts from '../texts.ts'

interface Props {
  width: WidthName
  onWidth: (width: WidthName) => void
  /** Takes the document's own controls: people present, unsaved changes, Publish. */
  controls: (element: HTMLElement | null) => void
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The bar over the page: back to the form, what is shown and how, undo, versions, and Payload's own Publish. */
export function TopBar({ width, onWidth, controls }: Props) {
  const title = useFormFields(([fields]) => readText((fields['title'] ?? fields['name'])?.value))
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const isChanged = unpublishedVersionCount > 0
  const { editing, isReadOnly } = useCanvas()
  return (
    <header className="fc-canvas-bar">
      <IconButton icon="back" label={texts.form} isNamed onClick={() => chooseCanvas(false)} />
      <div className="fc-canvas-bar__title">
        <h1 title={title}>{title || texts.untitled}</h1>
        <span className="fc-canvas-pill">
          {hasPublishedDoc ? (isChanged ? texts.isChanged : texts.isPublished) : texts.isDraft}
        </span>
      </div>
      <WidthChoice width={width} onWidth={onWidth} />
      <SeeAs />
      <div className="fc-canvas-bar__history">
        <HistoryButtons editing={editing} isReadOnly={isReadOnly} />
        <VersionsLink />
      </div>
      <SaveState />
      <div ref={controls} className="fc-canvas-bar__controls" data-read-only={isReadOnly || undefined} />
    </header>
  )
}
