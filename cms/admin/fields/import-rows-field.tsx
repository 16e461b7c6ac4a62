'use client'
import { useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useId, useState } from 'react'
import { z } from 'zod'
import { Pager } from './pager.tsx'
import * as texts from './texts.ts'

const reportRow = z.looseObject({
  row: z.number().nullish(),
  stocknum: z.string().nullish(),
  outcome: z.string().nullish(),
  reasons: z.array(z.string()).nullish(),
})
const pageSize = 50

const outcomeWords: Record<string, string> = {
  rejected: texts.rejected,
  duplicate: texts.duplicate,
  changed: texts.corrected,
}
const describeOutcome = (outcome: string | null | undefined): string =>
  outcome ? (outcomeWords[outcome] ?? `${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}`) : '–'

/** Rejected and changed rows of an import, with their reasons. */
export const ImportRowsField: JSONFieldClientComponent = ({ path: ownPath }) => {
  const { value } = useField<unknown>({ potentiallyStalePath: ownPath })
  const status = useFormFields(([fields]) => fields['status']?.value)
  const id = useId()
  const [page, setPage] = useState(1)
  const [outcome, setOutcome] = useState('')
  const all = (reportRow.array().safeParse(value ?? []).data ?? []).map((row, place) => ({ ...row, place }))
  const outcomes = [...new Set(all.flatMap((row) => (row.outcome ? [row.outcome] : [])))]
  const rows = outcome === '' ? all : all.filter((row) => row.outcome === outcome)
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  if (all.length === 0) return <p>{noneWords(status)}</p>
  return (
    <section className="fc-import" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.rowsWithRemarks}</h2>
      <p className="fc-import__filter">
        <label htmlFor={`${id}-outcome`}>{texts.show}</label>{' '}
        <select
          id={`${id}-outcome`}
          value={outcome}
          onChange={(event) => {
            setOutcome(event.target.value)
            setPage(1)
          }}
        >
          <option value="">{texts.allLength({ length: all.length.toLocaleString('en-AU') })}</option>
          {outcomes.map((name) => (
            <option key={name} value={name}>
              {describeOutcome(name)} ({all.filter((row) => row.outcome === name).length.toLocaleString('en-AU')})
            </option>
          ))}
        </select>
      </p>
      <table className="fc-numbers fc-numbers--words">
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.stockNumber}</th>
            <th scope="col">{texts.outcome}</th>
            <th scope="col">{texts.reason}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
            <tr key={row.place}>
              <td>{row.row ?? '–'}</td>
              <td>{row.stocknum ?? '–'}</td>
              <td>{describeOutcome(row.outcome)}</td>
              <td>{(row.reasons ?? []).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 ? <Pager page={page} pages={pages} onPage={setPage} /> : null}
    </section>
  )
}

function noneWords(status: unknown): string {
  if (status === 'running') return texts.theImportIsRunning
  return status === 'failed' ? texts.importFailedBeforeItReadAnyRows : texts.everyRowWasImportedWithoutCorrections
}
