'use client'
import { useConfig, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { normalisePath } from '#schemas/page/redirects.ts'
import { readText } from '../../fields/read-text.ts'
import { type PageLinks, readPageLinks } from './read-uses.ts'
import { UseList } from './use-list.tsx'
import * as texts from './texts.ts'

/** Milliseconds without a keystroke until the server is asked. */
const pauseMs = 300

/** Beside a changed address of a page: what leads to the old one, and whether its visitors are led to the new one once it is published. */
export function OldAddress({ path: field }: { path: string }) {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { api, admin } = config.routes
  const { value, setValue, disabled } = useField<boolean | null>({ path: field })
  const typed = useFormFields(([fields]) => readText(fields['path']?.value).trim())
  const status = useFormFields(([fields]) => readText(fields['_status']?.value))
  const [found, setFound] = useState<{ typed: string; links: PageLinks | null } | null>(null)
  useEffect(() => {
    if (!id || !typed.startsWith('/')) return undefined
    let isCurrent = true
    const ask = async () => {
      const links = await readPageLinks(api, { id, path: typed })
      if (isCurrent) setFound({ typed, links })
    }
    const pause = setTimeout(() => void ask(), pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(pause)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Publishing changes which address shoppers know.
  }, [api, id, typed, status])
  const links = found?.typed === typed ? found.links : null
  const old = links?.publicPath ?? null
  const isMoving = old !== null && normalisePath(old) !== normalisePath(typed)
  const isShownHere = old !== null && !isMoving
  return (
    <div className="field-type fc-where-used" role="status">
      {isMoving && links ? (
        <>
          <p>{texts.shoppersKnowIt({ path: old })}</p>
          <p>{texts.linksLeadThere({ count: links.uses.length })}</p>
          <UseList uses={links.uses} admin={admin} />
          {old.includes(':') || typed.includes(':') ? null : (
            <label>
              <input
                type="checkbox"
                checked={value !== false}
                disabled={disabled}
                onChange={(event) => setValue(event.target.checked)}
              />{' '}
              {texts.leadVisitorsHere({ path: old })}
            </label>
          )}
        </>
      ) : null}
      {links?.redirect && !isShownHere ? <p>{texts.redirectGoes(links.redirect)}</p> : null}
    </div>
  )
}
