'use client'
import { useFormFields } from '@payloadcms/ui'
import { InheritanceOfDocument } from '../../templates/inheritance-notice.tsx'
import { OldAddress } from '../../uses/old-address.tsx'
import { useCanvas } from '../canvas-context.ts'
import { chooseCanvas } from '../open-canvas.ts'
import * as texts from '../texts.ts'

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The page itself: its title and address, which the form changes. */
export function PageSummary() {
  const { layout } = useCanvas()
  const title = useFormFields(([fields]) => readText((fields['title'] ?? fields['name'])?.value))
  const path = useFormFields(([fields]) => readText(fields['path']?.value))
  return (
    <>
      <h2>{texts.page}</h2>
      <dl className="fc-canvas-panel__facts">
        <dt>{texts.title}</dt>
        <dd>{title || texts.none}</dd>
        {path ? (
          <>
            <dt>{texts.address}</dt>
            <dd>{path}</dd>
          </>
        ) : null}
        <dt>{texts.blocks}</dt>
        <dd>{layout.length}</dd>
      </dl>
      {path ? <OldAddress path="redirectsOldPath" /> : null}
      <p className="fc-canvas-panel__about">{texts.selectABlock}</p>
      <button type="button" className="fc-button fc-button--small" onClick={() => chooseCanvas(false)}>
        {texts.editTitleAndAddress}
      </button>
      <InheritanceOfDocument />
    </>
  )
}
