'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { postStaff, reasonOf } from '../feeds/post-staff.ts'
import { useSiteId } from '../stock/use-site.ts'
import { countWords } from './count-words.ts'
import { downloadJson } from './download-json.ts'
import { useIsAdmin } from './use-is-admin.ts'

const text = z.string().catch('')

const takeFocus = (element: HTMLElement | null) => element?.focus()

/**
 * Everything that the site holds of the person in a document, as a file, and the way to erase it: shown first, then asked once more. The question
 * takes the focus, so that no key that is held answers it.
 */
export const PersonData = () => {
  const { id } = useDocumentInfo()
  const isAdmin = useIsAdmin()
  const tenant = useSiteId()
  const email = useFormFields(([fields]) => text.parse(fields['email']?.value).trim())
  const phone = useFormFields(([fields]) => text.parse(fields['phone']?.value).trim())
  const isErased = useFormFields(([fields]) => Boolean(fields['erased_at']?.value))
  const [held, setHeld] = useState<Record<string, number> | null>(null)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const first = useRef<HTMLButtonElement>(null)
  const isBusy = useRef(false)
  if (!id || tenant === null || !isAdmin) return null
  if (isErased) return <p className="fc-leads__note">This person’s data was erased.</p>
  if (!email && !phone) return <p className="fc-leads__note">This lead has no email address and no phone number.</p>

  const run = async (work: () => Promise<string>) => {
    if (isBusy.current) return
    isBusy.current = true
    setFailure('')
    setSaid('Working …')
    try {
      setSaid(await work())
    } catch (error) {
      setSaid('')
      setFailure(reasonOf(error))
    }
    isBusy.current = false
  }
  const person = { tenant, email, phone }
  const download = () =>
    run(async () => {
      const answer = await postStaff('exportPerson', person)
      downloadJson(answer, `person-${id}.json`)
      return 'Downloaded.'
    })
  const look = () =>
    run(async () => {
      const answer = await postStaff('exportPerson', person)
      setHeld(Object.fromEntries(Object.entries(answer.held).map(([table, rows]) => [table, rows.length])))
      return ''
    })
  const erase = () =>
    run(async () => {
      const { erased } = await postStaff('erasePerson', person)
      setHeld(null)
      first.current?.focus()
      return `Erased: ${countWords(erased)}. Reload the page to see the change.`
    })
  return (
    <section className="fc-ways" aria-labelledby="fc-person">
      <h2 id="fc-person">This person’s data</h2>
      <p className="fc-leads__note">
        Everything that this site holds under {[email, phone].filter(Boolean).join(' or ')}: leads, test drives,
        reservations, alerts, messages and the account.
      </p>
      <div className="fc-ways__again">
        <button ref={first} type="button" className="fc-button fc-button--small" onClick={() => void download()}>
          Download (JSON)
        </button>
        {held === null ? (
          <button type="button" className="fc-button fc-button--small" onClick={() => void look()}>
            Erase …
          </button>
        ) : null}
      </div>
      {held === null ? null : (
        <div
          ref={takeFocus}
          tabIndex={-1}
          className="fc-leads fc-leads--bad"
          role="group"
          aria-label="Erase this person’s data"
        >
          <p>
            <strong>Erase {countWords(held)}?</strong> Names, addresses, phone numbers and messages are permanently
            deleted. Reports still count these records.
          </p>
          <div className="fc-ways__again">
            <button type="button" className="fc-button fc-button--small" onClick={() => void erase()}>
              Erase permanently
            </button>
            <button
              type="button"
              className="fc-button fc-button--small"
              onClick={() => {
                setHeld(null)
                first.current?.focus()
              }}
            >
              Cancel
            </button>
          </div>
        </div>
      )}
      <p role="status">{said}</p>
      {failure ? <p role="alert">{failure}</p> : null}
    </section>
  )
}
