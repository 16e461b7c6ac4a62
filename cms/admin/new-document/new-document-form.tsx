'use client'
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { toSlug } from '#schemas/lib/slug.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { MissingQuestion } from '../canvas/ask/missing-question.tsx'
import type { AskedField } from './asked-field.ts'
import { AskedInput } from './asked-input.tsx'
import { createDocument } from './create-document.ts'
import { listTemplateGroups } from './list-template-groups.tsx'
import type { OwnTemplate } from './page-choices.ts'
import { TemplateChooser } from './template-chooser.tsx'
import type { TemplateChoice } from './template-choice.ts'
import { useTemplateLayout } from './use-template-layout.ts'
import * as texts from './texts.ts'

interface Site {
  id: number
  name: string
  template: number | null
}

interface Props {
  /** Address of the collection in the REST API. */
  action: string
  /** Address of the collection's list. */
  list: string
  fields: AskedField[]
  sites: Site[]
  site: number | null
  /** Pages to start from; null for documents that are no pages. */
  templates: OwnTemplate[] | null
}

/** The address follows the title until somebody types one. Nothing is stored before it is sent, once. */
export function NewDocumentForm({ action, list, fields, sites, site, templates }: Props) {
  const [values, setValues] = useState<Record<string, string>>({})
  const [chosen, setChosen] = useState(site === null ? '' : String(site))
  const [choice, setChoice] = useState<TemplateChoice>({ kind: 'blank' })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [missing, setMissing] = useState<{ words: string[]; layout: BlockNode[] } | null>(null)
  const isSent = useRef(false)
  const buildLayout = useTemplateLayout()
  // What is typed before the page's script runs would be lost.
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

  const suggested = toSlug(values['title'] ?? '')
  const read = (name: string) => values[name] ?? (name === 'path' && suggested !== '' ? `/${suggested}` : '')
  const stop = (words: string) => {
    isSent.current = false
    setIsSending(false)
    setFailure(words)
  }
  const send = async (layout: BlockNode[]) => {
    const data = Object.fromEntries(fields.map(({ name }) => [name, read(name).trim()]))
    const start = layout.length > 0 ? { layout } : {}
    const answer = await createDocument(action, { ...data, ...start, tenant: Number(chosen) })
    if ('id' in answer) {
      window.location.assign(`${list}/${answer.id}${templates ? '?view=canvas' : ''}`)
      return
    }
    setProblems(answer.fields)
    const isShown = fields.some(({ name }) => answer.fields[name] !== undefined)
    stop(isShown ? '' : answer.message)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSent.current) return
    isSent.current = true
    setIsSending(true)
    setFailure('')
    const start = await buildLayout(choice, { title: read('title').trim(), site: Number(chosen) })
    if (!start) return stop(texts.thePageCouldNotBeRead)
    if (start.missing.length === 0) return send(start.layout)
    setMissing({ words: start.missing, layout: start.layout })
  }
  const chooseSite = (value: string) => {
    setChosen(value)
    // A page of one site is no template for another one.
    if (choice.kind === 'own') setChoice({ kind: 'blank' })
  }

  return (
    <form className="fc-new__form" onSubmit={(event) => void submit(event)}>
      {sites.length > 1 ? (
        <AskedInput
          field={{ name: 'tenant', label: texts.site, maxLength: undefined, options: nameSites(sites) }}
          value={chosen}
          problem={problems['tenant']}
          isReady={isReady}
          onValue={chooseSite}
        />
      ) : null}
      {templates ? (
        <TemplateChooser
          groups={listTemplateGroups({ own: templates, site: sites.find(({ id }) => id === Number(chosen)) })}
          chosen={choice}
          isReady={isReady}
          onChoose={setChoice}
        />
      ) : null}
      {fields.map((field) => (
        <AskedInput
          key={field.name}
          field={field}
          value={read(field.name)}
          problem={problems[field.name]}
          isReady={isReady}
          onValue={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      {failure ? <p role="alert">{failure}</p> : null}
      <div className="fc-new__buttons">
        <button type="submit" className="fc-button fc-button--main" disabled={isSending}>
          {isSending ? texts.creating : texts.create}
        </button>
        <a className="fc-button" href={list}>
          {texts.cancel}
        </a>
      </div>
      {missing ? (
        <MissingQuestion
          missing={missing.words}
          onInsert={() => {
            isSent.current = true
            setIsSending(true)
            void send(missing.layout)
          }}
          onDone={() => {
            setMissing(null)
            stop('')
          }}
        />
      ) : null}
    </form>
  )
}

const nameSites = (sites: readonly Site[]) => sites.map(({ id, name }) => ({ value: String(id), label: name }))

const neverChanges = () => () => {}
