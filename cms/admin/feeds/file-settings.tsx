'use client'
import { useId } from 'react'
import { dateOrders, feedEncodings, feedKinds } from '#schemas/stock/feed-mapping.ts'
import type { MappingDraft } from './mapping-draft.ts'

const kindLabels: Record<MappingDraft['kind'], string> = {
  auto: 'Detect automatically',
  csv: 'CSV',
  tsv: 'Separated by tabs (TSV)',
  json: 'JSON',
  xml: 'XML',
}
const encodingLabels: Record<MappingDraft['encoding'], string> = {
  auto: 'Detect automatically',
  'utf-8': 'UTF-8',
  'utf-16': 'UTF-16',
  'windows-1252': 'Windows (Western)',
}
const dateLabels: Record<MappingDraft['dates'], string> = {
  'day-first': 'Day first: 3/4 is the third of April',
  'month-first': 'Month first: 3/4 is the fourth of March',
}

interface Props {
  draft: MappingDraft
  isLocked: boolean
  onChange: (draft: MappingDraft) => void
}

/** What is true of the whole file; right as it stands for nearly all of them. */
export const FileSettings = ({ draft, isLocked, onChange }: Props) => {
  const id = useId()
  return (
    <details className="fc-feed__more">
      <summary>More file settings</summary>
      <div className="fc-feed__grid">
        <label htmlFor={`${id}-kind`}>
          <span>File format</span>
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
          <span>Text encoding</span>
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
          <span>Dates</span>
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
          <span>Path to the vehicles (JSON and XML)</span>
          <input
            id={`${id}-rows`}
            type="text"
            disabled={isLocked}
            placeholder="Detect automatically"
            value={draft.rows ?? ''}
            onChange={({ target }) => onChange({ ...draft, rows: target.value === '' ? null : target.value })}
          />
        </label>
      </div>
    </details>
  )
}
