'use client'
import { type FormEvent, useRef, useState } from 'react'
import { newSite } from '#schemas/tenant/new-site.ts'
import { ContactFields } from './contact-fields.tsx'
import { HoursGrid } from './hours-grid.tsx'
import { LookFields } from './look-fields.tsx'
import { postNewSite, type Problems } from './post-new-site.ts'
import { emptyDraft, type SiteDraft, toRequest } from './site-draft.ts'
import { SiteFields } from './site-fields.tsx'
import * as texts from './texts.ts'

interface Props {
  admin: string
  templates: { id: number; name: string }[]
}

export const NewSiteForm = ({ admin, templates }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => emptyDraft(templates[0]?.id ?? null))
  const [logo, setLogo] = useState<File | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  const change = (changes: Partial<SiteDraft>) => setDraft((before) => ({ ...before, ...changes }))
  const show = (found: Problems) => {
    setProblems(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const site = toRequest(draft)
    const found = listProblems(site)
    if (found) return show(found)
    setBusy(true)
    const answer = await postNewSite(site, logo)
    if ('id' in answer) return window.location.assign(`${admin}/new-site/${answer.id}`)
    setBusy(false)
    return show(answer.problems)
  }
  const count = Object.keys(problems).filter(Boolean).length
  const fields = { draft, problems, onChange: change }
  return (
    <form ref={form} className="fc-new-site__form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.intro}</p>
      <section>
        <h2>{texts.site}</h2>
        <SiteFields {...fields} templates={templates} />
      </section>
      <section>
        <h2>{texts.look}</h2>
        <LookFields draft={draft} problem={problems['logo']} onChange={change} onLogo={setLogo} />
      </section>
      <section>
        <h2>{texts.contact}</h2>
        <ContactFields {...fields} />
      </section>
      <section>
        <HoursGrid hours={draft.hours} problem={problems['location.hours']} onChange={(hours) => change({ hours })} />
        <label className="fc-new-site__toggle">
          <input
            type="checkbox"
            checked={draft.withDemoStock}
            onChange={(event) => change({ withDemoStock: event.target.checked })}
          />
          <span>
            {texts.demoStock}
            <small>{texts.demoStockHelp}</small>
          </span>
        </label>
      </section>
      <p className="fc-new-site__end">
        <button type="submit" className="fc-button fc-button--main" disabled={isBusy}>
          {isBusy ? texts.creating : texts.create}
        </button>
        <span role="alert" className="fc-new-site__problem">
          {problems[''] ?? (count > 0 ? texts.checkTheFields({ count }) : '')}
        </span>
      </p>
    </form>
  )
}

/** The first message of each field; null for a form that can be sent. */
function listProblems(site: object): Problems | null {
  const result = newSite.safeParse(site)
  if (result.success) return null
  const found = result.error.issues.map(({ path, message }): [string, string] => [
    path[0] === 'hosts' ? 'hosts' : path.slice(0, 2).join('.'),
    message,
  ])
  return Object.fromEntries(found.toReversed())
}
