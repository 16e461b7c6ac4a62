'use client'
import { useConfig } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { SectionPlace } from '#schemas/page/saved-section.ts'
import { Dialog } from '../../dialog.tsx'
import { useReferences } from '../clipboard/use-references.ts'
import { fetchSavedSections, postSection } from '../sections/call-sections.ts'
import type { SectionSaved } from './question.ts'
import * as texts from '../texts.ts'

interface Props {
  site: number
  nodes: BlockNode[]
  /** Why the blocks of the page cannot be replaced by the section; null if they can. */
  replaceRefusal: string | null
  onSaved: (saved: SectionSaved) => void
  onDone: () => void
}

/** Name and scope of a new section, and what becomes of the blocks that it is made of. Nothing is stored before. */
export function SectionQuestion({ site, nodes, replaceRefusal, onSaved, onDone }: Props) {
  const { config } = useConfig()
  const api = `${config.serverURL}${config.routes.api}`
  const references = useReferences()
  const [places, setPlaces] = useState<SectionPlace[] | null>(null)
  const [place, setPlace] = useState<SectionPlace | null>(null)
  const [mapped, setMapped] = useState<{ nodes: BlockNode[]; missing: string[] }>({ nodes, missing: [] })
  const [name, setName] = useState('')
  const [isReplacing, setIsReplacing] = useState(replaceRefusal === null)
  const [failure, setFailure] = useState('')
  const [isSending, setIsSending] = useState(false)
  const isSent = useRef(false)
  const requestedPlace = useRef<SectionPlace | null>(null)
  const id = useId()

  const choose = async (next: SectionPlace) => {
    requestedPlace.current = next
    setPlace(null)
    const found =
      next.scope === 'site'
        ? { nodes, missing: [] }
        : await references.map(nodes, { to: next.tenant, references: await references.read(nodes) })
    if (requestedPlace.current !== next) return
    setMapped(found)
    setPlace(next)
  }
  useEffect(() => {
    void fetchSavedSections(api, site).then((known) => {
      setPlaces(known?.places ?? [])
      setPlace(known?.places[0] ?? null)
      if (!known) setFailure(texts.sectionsNotLoaded)
    })
  }, [api, site])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!place || isSent.current) return
    isSent.current = true
    setIsSending(true)
    setFailure('')
    const answer = await postSection(api, { site, scope: place.scope, name: name.trim(), layout: mapped.nodes })
    isSent.current = false
    setIsSending(false)
    if ('failure' in answer) return setFailure(answer.failure)
    onDone()
    onSaved({ id: answer.id, name: name.trim(), isReplaced: isReplacing })
  }
  return (
    <Dialog className="fc-canvas-dialog" title={texts.saveAsASection} onClose={onDone}>
      <form className="fc-canvas-dialog__form" onSubmit={(event) => void save(event)}>
        <p>{texts.sectionIsPublished({ count: nodes.length })}</p>
        <label className="fc-canvas-dialog__field">
          {texts.nameOfTheSection}
          <input
            type="text"
            value={name}
            maxLength={120}
            required
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {places && places.length > 1 ? (
          <fieldset className="fc-canvas-dialog__choices">
            <legend>{texts.whoMayUseIt}</legend>
            {places.map((each) => (
              <label key={each.scope}>
                <input
                  type="radio"
                  name={`${id}scope`}
                  defaultChecked={each === places[0]}
                  onChange={() => void choose(each)}
                />
                {each.scope === 'site' ? texts.onlyThisSite({ name: each.name }) : each.name}
              </label>
            ))}
          </fieldset>
        ) : null}
        {mapped.missing.length > 0 ? (
          <div role="status">
            <p>{texts.sectionLacks}</p>
            <ul className="fc-canvas-dialog__list">
              {mapped.missing.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <label className="fc-canvas-dialog__check">
          <input
            type="checkbox"
            checked={isReplacing}
            disabled={replaceRefusal !== null}
            aria-describedby={`${id}why`}
            onChange={({ target }) => setIsReplacing(target.checked)}
          />
          {texts.showTheSectionHere}
        </label>
        <p id={`${id}why`} className="fc-canvas-panel__about">
          {replaceRefusal ?? texts.showTheSectionHereHelp}
        </p>
        <p role="alert">{failure}</p>
        <div className="fc-conflict__end">
          <button type="button" className="fc-button" onClick={onDone}>
            {texts.cancel}
          </button>
          <button
            type="submit"
            className="fc-button fc-button--main"
            disabled={!place || name.trim() === ''}
            aria-disabled={isSending}
          >
            {isSending ? texts.saving : texts.saveSection}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
