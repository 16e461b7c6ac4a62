'use client'
import { useId } from 'react'
import { dateOrders, feedEncodings, feedKinds } from '#schemas/stock/feed-mapping.ts'
import type { MappingDraft } from './mapping-draft.ts'
import * as texts from './texts.ts'

const kindLabels: Record<MappingDraft['kind'], string> = {
  auto: texts.detectAutomatically,
  csv: 'CSV',
  tsv: texts.separatedByTabsTsv,
  json: 'JSON',
  xml: 'XML',
}
const encodingLabels: Record<MappingDraft['encoding'], string> = {
  auto: texts.detectAutomatically,
  'utf-8': 'UTF-8',
  'utf-16': 'UTF-16',
  'windows-1252': texts.windowsWestern,
}
const dateLabels: Record<MappingDraft['dates'], string> = {
  'day-first': texts.dayFirst,
  'month-first': texts.monthFirst,
}

interface Props {
  draft: MappingDraft
  isLocked: boolean
  onChange: (draft: MappingDraft) => void
}

/** Settings of the whole file. The defaults fit nearly all files. */
export const FileSettings = ({ draft, isLocked, onChange }: Props) => {
  const id = useId()
  return (
    <details className="fc-feed__more">
      <summary>{texts.moreFileSettings}</summary>
      <div className="fc-feed__grid">
        <label htmlFor={`${id}-kind`}>
          <span>{texts.fileFormat}</span>
          <select
            id={`${id}-kind`}
            disabled={isLocked}
            value={draft.kind}
            onChange={({ target }) =>
              onChange({ ...draft, kind: feedKinds.find((kind) => kind === target.value) ?? 'auto' })
            }
          >
            {(['auto', ...feedKinds] as const).map((kind) => (
              <option key={kind} value={kind}>
                {kindLabels[kind]}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}-encoding`}>
          <span>{texts.textEncoding}</span>
          <select
            id={`${id}-encoding`}
            disabled={isLocked}
            value={draft.encoding}
            onChange={({ target }) =>
              onChange({ ...draft, encoding: feedEncodings.find((each) => each === target.value) ?? 'auto' })
            }
          >
            {(['auto', ...feedEncodings] as const).map((encoding) => (
              <option key={encoding} value={encoding}>
                {encodingLabels[encoding]}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}-dates`}>
          <span>{texts.dates}</span>
          <select
            id={`${id}-dates`}
            disabled={isLocked}
            value={draft.dates}
            onChange={({ target }) =>
              onChange({ ...draft, dates: dateOrders.find((each) => each === target.value) ?? 'day-first' })
            }
          >
            {dateOrders.map((order) => (
              <option key={order} value={order}>
                {dateLabels[order]}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}-rows`}>
          <span>{texts.pathToTheVehiclesJsonAndXml}</span>
          <input
            id={`${id}-rows`}
            type="text"
            disabled={isLocked}
            placeholder={texts.detectAutomatically}
            value={draft.rows ?? ''}
            onChange={({ target }) => onChange({ ...draft, rows: target.value === '' ? null : target.value })}
          />
        </label>
      </div>
    </details>
  )
}
