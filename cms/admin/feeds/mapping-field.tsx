'use client'
import { FieldError, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useRef, useState } from 'react'
import type { FeedPreview } from '#schemas/stock/feed-preview.ts'
import { feedTargets } from '#schemas/stock/feed-target.ts'
import { feedFormats } from '#schemas/stock/stock-feed.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { useSiteId } from '../stock/use-site.ts'
import { ColumnTable } from './column-table.tsx'
import { FileSettings } from './file-settings.tsx'
import { CheckFile } from './check-file.tsx'
import { finishDraft, type MappingDraft, newIn, readDraft, withSuggestions } from './mapping-draft.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { usePreview } from './use-preview.ts'
import * as texts from './texts.ts'

/** Edits how a feed is read: a sample file, the column mapping, and a preview of the import. */
export const MappingField: JSONFieldClientComponent = ({ path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const { id } = useDocumentInfo()
  const tenant = useSiteId()
  const format = useFormFields(([fields]) => feedFormats.find((each) => each === fields['format']?.value) ?? 'mapping')
  const [message, setMessage] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const draft = readDraft(value)
  const isEmpty = Object.keys(draft.fields).length === 0
  const finished = finishDraft(draft)
  const mapping = 'mapping' in finished ? finished.mapping : null
  const isMapped = format === 'mapping'
  const isLocked = readOnly === true || disabled

  const change = (next: MappingDraft) => {
    setMessage('')
    setValue(next)
  }
  const fillIn = ({ suggested }: FeedPreview) => {
    if (!isMapped || !isEmpty || !suggested) return
    setValue(withSuggestions(draft, suggested))
    setMessage(texts.weFilledInSuggestionsFromColumnNames)
  }
  const isReadable = !isMapped || mapping !== null || isEmpty
  const feed = typeof id === 'number' ? id : null
  const preview = usePreview(
    tenant === null ? null : { tenant, feed, format, mapping: isMapped ? mapping : null },
    fillIn,
  )
  const { seen } = preview
  const suggested = isMapped && !isEmpty && seen?.suggested ? newIn(draft, seen.suggested) : []
  const addSuggested = ({ suggested: all }: FeedPreview) => {
    if (!all) return
    change(withSuggestions(draft, all))
    setMessage(texts.addedSuggested({ suggested: suggested.map((name) => feedTargets[name].label).join(', ') }))
    focusWhenDrawn(() => title.current)
  }

  return (
    <div className={`field-type fc-feed${showError ? ' error' : ''}`}>
      {readOnly ? null : <CheckFile preview={preview} isLocked={isLocked} hasSite={tenant !== null} />}
      {isMapped ? (
        <section className="fc-feed__part" aria-labelledby="fc-feed-columns">
          <h2 id="fc-feed-columns" ref={title} tabIndex={-1}>
            {texts.columnMapping}
          </h2>
          <FieldError path={path} showError={showError} />
          <p role="status" className="fc-feed__note">
            {message}
          </p>
          {isEmpty && !seen ? (
            <p className="fc-feed__empty">{texts.checkAFileFirst}</p>
          ) : (
            <>
              <ColumnTable draft={draft} columns={seen?.columns ?? []} isLocked={isLocked} onChange={change} />
              {suggested.length > 0 && seen?.suggested ? (
                <p>
                  <button type="button" className="fc-button" disabled={isLocked} onClick={() => addSuggested(seen)}>
                    {texts.addLengthMoreSuggested({ length: suggested.length })}
                  </button>
                </p>
              ) : null}
              <FileSettings draft={draft} isLocked={isLocked} onChange={change} />
            </>
          )}
          {!isEmpty && 'lacks' in finished ? (
            <p className="fc-feed__lacks" role="alert">
              {finished.lacks}
            </p>
          ) : null}
        </section>
      ) : null}
      {seen && isReadable ? <PreviewPanel preview={seen} isLoading={preview.isLoading} /> : null}
    </div>
  )
}
