'use client'
import { useId, useState } from 'react'
import type { FeedImport } from '#schemas/api/staff-feeds.ts'
import { Pager } from '../fields/pager.tsx'
import { useStaffQuery } from '../stock/use-staff-query.ts'
import { momentIn } from './moment-words.ts'
import * as texts from './texts.ts'

interface Props {
  tenant: number
  imports: FeedImport[]
  timeZone: string
}

/** Rejected rows of an import with their reasons, paginated and as a download. */
export const RejectedRows = ({ tenant, imports, timeZone }: Props) => {
  const id = useId()
  const having = imports.filter(({ rejected }) => rejected > 0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [page, setPage] = useState(1)
  const shown = having.find((each) => each.id === chosen) ?? having[0]
  const search = shown
    ? new URLSearchParams({ tenant: String(tenant), import: String(shown.id), page: String(page) })
    : null
  const { answer, isLoading, failure, retry } = useStaffQuery('feedRows', search)
  if (!shown) {
    return (
      <section className="fc-feed__part" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{texts.rejectedRows}</h2>
        <p className="fc-feed__empty">{texts.noneInTheRecentImports}</p>
      </section>
    )
  }
  return (
    <section className="fc-feed__part" aria-labelledby={`${id}-title`} aria-busy={isLoading}>
      <h2 id={`${id}-title`}>{texts.rejectedRows}</h2>
      <p className="fc-feed__buttons">
        <label htmlFor={`${id}-import`}>{texts.ofTheImport}</label>
        <select
          id={`${id}-import`}
          className="fc-feed__select"
          value={shown.id}
          onChange={({ target }) => {
            setChosen(Number(target.value))
            setPage(1)
          }}
        >
          {having.map((each) => (
            <option key={each.id} value={each.id}>
              {momentIn(timeZone, each.startedAt)} ({each.rejected.toLocaleString('en-AU')})
            </option>
          ))}
        </select>
        <a className="fc-button" href={`/staff/feeds/rejected.csv?tenant=${tenant}&import=${shown.id}`} download>
          {texts.downloadAllCsv}
        </a>
      </p>
      {failure ? (
        <p className="fc-feed__failure" role="alert">
          {failure}{' '}
          <button type="button" className="fc-button fc-button--small" onClick={retry}>
            {texts.tryAgain}
          </button>
        </p>
      ) : null}
      {answer && answer.total === 0 ? <p className="fc-feed__empty">{texts.rowsThisImportDeleted}</p> : null}
      {answer && answer.total > 0 ? (
        <>
          <table className="fc-numbers fc-numbers--words">
            <thead>
              <tr>
                <th scope="col">{texts.line}</th>
                <th scope="col">{texts.stockNumber}</th>
                <th scope="col">{texts.reason}</th>
              </tr>
            </thead>
            <tbody>
              {answer.rows.map((row) => (
                <tr key={`${row.line} ${row.stocknum} ${row.reasons.join()}`}>
                  <td>{row.line ?? '–'}</td>
                  <td>{row.stocknum ?? '–'}</td>
                  <td>{row.reasons.join(' ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {answer.pages > 1 ? <Pager page={page} pages={answer.pages} onPage={setPage} /> : null}
        </>
      ) : null}
    </section>
  )
}
