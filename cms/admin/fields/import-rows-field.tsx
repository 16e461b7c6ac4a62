'use client'
import { Button, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { z } from 'zod'

const reportRow = z.looseObject({
  row: z.number().nullish(),
  stocknum: z.string().nullish(),
  outcome: z.string().nullish(),
  reasons: z.array(z.string()).nullish(),
})
const pageSize = 50

/** Every row of an import that was rejected or changed, with the reason. */
export const ImportRowsField: JSONFieldClientComponent = ({ path: ownPath }) => {
  const { value } = useField<unknown>({ potentiallyStalePath: ownPath })
  const [page, setPage] = useState(0)
  const [outcome, setOutcome] = useState('')
  const all = (reportRow.array().safeParse(value ?? []).data ?? []).map((row, place) => ({ ...row, place }))
  const outcomes = [...new Set(all.flatMap((row) => (row.outcome ? [row.outcome] : [])))]
  const rows = outcome === '' ? all : all.filter((row) => row.outcome === outcome)
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  if (all.length === 0) return <p>Every row passed as it stood.</p>
  return (
    <section className="fc-import" aria-label="Rows">
      <label className="fc-import__filter">
        Show{' '}
        <select
          value={outcome}
          onChange={(event) => {
            setOutcome(event.target.value)
            setPage(0)
          }}
        >
          <option value="">everything ({all.length})</option>
          {outcomes.map((name) => (
            <option key={name} value={name}>
              {name} ({all.filter((row) => row.outcome === name).length})
            </option>
          ))}
        </select>
      </label>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Stock number</th>
              <th scope="col">Outcome</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(page * pageSize, (page + 1) * pageSize).map((row) => (
              <tr key={row.place}>
                <td>{row.row ?? '–'}</td>
                <td>{row.stocknum ?? '–'}</td>
                <td>{row.outcome ?? '–'}</td>
                <td>{(row.reasons ?? []).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="fc-import__pages">
        <Button buttonStyle="secondary" size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
          Previous
        </Button>{' '}
        Page {page + 1} of {pages}{' '}
        <Button buttonStyle="secondary" size="small" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
          Next
        </Button>
      </p>
    </section>
  )
}
