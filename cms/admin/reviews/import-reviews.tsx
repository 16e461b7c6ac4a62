'use client'
import { useRouter } from '../next.ts'
import { type ChangeEvent, useId, useState } from 'react'
import type { StaffOutput } from '#schemas/api/staff-endpoints.ts'
import { describeReason, postStaff } from '../feeds/post-staff.ts'
import * as texts from './texts.ts'

type Outcome = StaffOutput<'importReviews'>

/** Adds the reviews of a file to the site of the list. */
export const ImportReviews = ({ site }: { site: number }) => {
  const id = useId()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [failure, setFailure] = useState('')
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setBusy(true)
    setFailure('')
    setOutcome(null)
    try {
      setOutcome(await postStaff('importReviews', { tenant: site, file: await file.text() }))
      router.refresh()
    } catch (error) {
      setFailure(describeReason(error))
    }
    // So that the same file, once it is corrected, can be chosen again.
    target.value = ''
    setBusy(false)
  }
  return (
    <div className="fc-review-import">
      <label htmlFor={id}>{texts.importFromAFile}</label>
      <input
        id={id}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        disabled={isBusy}
        aria-describedby={`${id}-help`}
        onChange={(event) => void send(event)}
      />
      <p id={`${id}-help`}>{texts.importHelp}</p>
      <div role="status">
        {isBusy ? texts.importing : null}
        {outcome ? <p>{texts.outcome({ added: outcome.added, known: outcome.known })}</p> : null}
      </div>
      {outcome && outcome.problems.length > 0 ? (
        <ul role="alert">
          {outcome.problems.map(({ row, message }) => (
            <li key={row}>{texts.rowProblem({ row, message })}</li>
          ))}
        </ul>
      ) : null}
      {failure ? <p role="alert">{failure}</p> : null}
    </div>
  )
}
