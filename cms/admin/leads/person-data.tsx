'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { postStaff, describeReason } from '../feeds/post-staff.ts'
import { useSiteId } from '../stock/use-site.ts'
import { countWords } from './count-words.ts'
import { downloadJson } from './download-json.ts'
import { useIsAdmin } from './use-is-admin.ts'
import * as texts from './texts.ts'

const text = z.string().catch('')

const takeFocus = (element: HTMLElement | null) => element?.focus()

/**
 * Exports or erases all personal data of a document's person on the site. Erasing shows the data first and asks for confirmation. The
 * question takes the focus, so that a held key does not confirm it.
 */
export const PersonData = () => {
  const { id } = useDocumentInfo()
  const isAdmin = useIsAdmin()
  const tenant = useSiteId()
  const email = useFormFields(([fields]) => text.parse(fields['email']?.value).trim())
  const phone = useFormFields(([fields]) => text.parse(fields['phone']?.value).trim())
  const isErased = useFormFields(([fields]) => Boolean(fields['erased_at']?.value))
  const [held, setHeld] = useState<Record<string, number> | null>(null)
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState('')
  const first = useRef<HTMLButtonElement>(null)
  const isBusy = useRef(false)
  if (!id || tenant === null || !isAdmin) return null
  if (isErased) return <p className="fc-leads__note">{texts.thisPersonsDataWasErased}</p>
  if (!email && !phone) return <p className="fc-leads__note">{texts.thisLeadNoEmailAddressNoPhone}</p>

  const run = async (work: () => Promise<string>) => {
    if (isBusy.current) return
    isBusy.current = true
    setFailure('')
    setMessage(texts.working)
    try {
      setMessage(await work())
    } catch (error) {
      setMessage('')
      setFailure(describeReason(error))
    }
    isBusy.current = false
  }
  const person = { tenant, email, phone }
  const download = () =>
    run(async () => {
      const answer = await postStaff('exportPerson', person)
      downloadJson(answer, `person-${id}.json`)
      return texts.downloaded
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
      return texts.erasedErased({ erased: countWords(erased) })
    })
  return (
    <section className="fc-ways" aria-labelledby="fc-person">
      <h2 id="fc-person">{texts.thisPersonsData}</h2>
      <p className="fc-leads__note">
        {texts.everythingThatThisSiteHoldsUnderFilter({ filter: [email, phone].filter(Boolean).join(' or ') })}
      </p>
      <div className="fc-ways__again">
        <button ref={first} type="button" className="fc-button fc-button--small" onClick={() => void download()}>
          {texts.downloadJson}
        </button>
        {held === null ? (
          <button type="button" className="fc-button fc-button--small" onClick={() => void look()}>
            {texts.erase}
          </button>
        ) : null}
      </div>
      {held === null ? null : (
        <div
          ref={takeFocus}
          tabIndex={-1}
          className="fc-leads fc-leads--bad"
          role="group"
          aria-label={texts.eraseThisPersonsData}
        >
          <p>
            <strong>{texts.eraseHeld({ held: countWords(held) })}</strong> {texts.namesAddresses}
          </p>
          <div className="fc-ways__again">
            <button type="button" className="fc-button fc-button--small" onClick={() => void erase()}>
              {texts.erasePermanently}
            </button>
            <button
              type="button"
              className="fc-button fc-button--small"
              onClick={() => {
                setHeld(null)
                first.current?.focus()
              }}
            >
              {texts.cancel}
            </button>
          </div>
        </div>
      )}
      <p role="status">{message}</p>
      {failure ? <p role="alert">{failure}</p> : null}
    </section>
  )
}
