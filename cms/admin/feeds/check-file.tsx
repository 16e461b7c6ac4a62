'use client'
import { useFormFields } from '@payloadcms/ui'
import { useId } from 'react'
import type { Preview } from './use-preview.ts'
import * as texts from './texts.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

interface Props {
  preview: Preview
  isLocked: boolean
  /** Whether the feed's site is known. */
  hasSite: boolean
}

/** Previews a file from the feed's source or from this computer, without importing it. */
export const CheckFile = ({ preview, isLocked, hasSite }: Props) => {
  const input = useId()
  const source = useFormFields(([fields]) => text(fields['source']?.value))
  const url = useFormFields(([fields]) => text(fields['url']?.value))
  const user = useFormFields(([fields]) => text(fields['login_user']?.value))
  const password = useFormFields(([fields]) => text(fields['password']?.value))
  const pattern = useFormFields(([fields]) => text(fields['pattern']?.value))
  const { seen, isLoading, failure, look } = preview
  const isOff = isLocked || !hasSite
  // While a file loads, the pressed button keeps the focus.
  const take = (from: Parameters<typeof look>[0]) => (isLoading ? undefined : look(from))
  return (
    <section className="fc-feed__part" aria-labelledby="fc-feed-look" aria-busy={isLoading}>
      <h2 id="fc-feed-look">{texts.checkAFile}</h2>
      <p className="fc-feed__note">{texts.thisImportsNothing}</p>
      {hasSite ? null : <p className="fc-feed__failure">{texts.chooseTheFeedsSiteFirst}</p>}
      <div className="fc-feed__buttons">
        {source === 'url' ? (
          <button
            type="button"
            className="fc-button"
            disabled={isOff || url === ''}
            aria-disabled={isLoading}
            onClick={() => take({ kind: 'url', url, user: user || null, password: password || null })}
          >
            {texts.downloadFromTheWebAddress}
          </button>
        ) : (
          <button
            type="button"
            className="fc-button"
            disabled={isOff}
            aria-disabled={isLoading}
            onClick={() => take({ kind: 'folder', pattern: pattern || '*' })}
          >
            {texts.takeTheNewestFileInTheFolder}
          </button>
        )}
        <span className={`fc-button fc-button--file${isOff || isLoading ? ' fc-button--off' : ''}`}>
          <label htmlFor={input}>{texts.chooseAFileFromThisComputer}</label>
          <input
            id={input}
            type="file"
            accept=".csv,.tsv,.txt,.json,.xml,.gz,.zip"
            disabled={isOff}
            aria-disabled={isLoading}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) take(file)
              event.target.value = ''
            }}
          />
        </span>
      </div>
      <p role="status" className="fc-feed__note">
        {isLoading ? texts.readingTheFile : seen && failure === null ? fileWords(seen) : ''}
      </p>
      {failure ? (
        <p className="fc-feed__failure" role="alert">
          {failure}
        </p>
      ) : null}
    </section>
  )
}

const fileWords = ({ file, bytes, kind, columns }: NonNullable<Preview['seen']>): string =>
  `${file}: ${sizeWords(bytes)}, ${kind.toUpperCase()}, ${columns.length} ${columns.length === 1 ? 'column' : 'columns'}.`

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
