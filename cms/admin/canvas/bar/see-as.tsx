'use client'
import { useFormFields } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { readLocalTime, writeLocalTime } from '#schemas/lib/local-time.ts'
import type { ViewAs } from '#schemas/page/canvas-messages.ts'
import { flagNames, flagRegistry } from '#schemas/tenant/flags.ts'
import { namePlace } from '../../schedule/schedule.ts'
import { useTimeZone } from '../../site/use-time-zone.ts'
import { useCanvas } from '../canvas-context.ts'
import { Icon } from '../icon.tsx'
import { Choice } from './choice.tsx'
import { countViews, viewAsVisitor } from './view-as.ts'
import * as texts from '../texts.ts'

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** As whom, when and how the page is shown. It changes nothing of the page. */
export function SeeAs() {
  const { viewAs, changeViewAs } = useCanvas()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const timeZone = useTimeZone('site')
  const isOfVehicle = useFormFields(([fields]) => /:slug/.test(readText(fields['path']?.value)))
  const change = (part: Partial<ViewAs>) => changeViewAs({ ...viewAs, ...part })
  const count = countViews(viewAs)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const abort = new AbortController()
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', press, { signal: abort.signal, capture: true })
    return () => abort.abort()
  }, [isOpen])
  return (
    <div className="fc-canvas-see">
      <button
        ref={button}
        type="button"
        className="fc-canvas-button fc-canvas-button--named"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="eye" />
        <span className="fc-canvas-button__words">{texts.seeAs}</span>
        {count > 0 ? <span className="fc-canvas-see__count">{count}</span> : null}
      </button>
      {isOpen ? <div className="fc-canvas-menu__behind" onPointerDown={close} /> : null}
      <div id={id} className="fc-canvas-see__menu" role="group" aria-label={texts.seeAs} hidden={!isOpen}>
        <Choice
          label={texts.visitor}
          value={viewAs.audience ?? ''}
          options={[
            ['', texts.asVisitor],
            ['signed-out', texts.signedOut],
            ['signed-in', texts.signedIn],
          ]}
          onValue={(value) => change({ audience: value === 'signed-in' || value === 'signed-out' ? value : null })}
        />
        <Choice
          label={texts.colours}
          value={viewAs.colourScheme ?? ''}
          options={[
            ['', texts.asThisComputer],
            ['light', texts.light],
            ['dark', texts.dark],
          ]}
          onValue={(value) => change({ colourScheme: value === 'light' || value === 'dark' ? value : null })}
        />
        <label className="fc-canvas-see__field">
          {timeZone === null ? texts.moment : texts.momentInPlace({ place: namePlace(timeZone) })}
          <input
            type="datetime-local"
            disabled={timeZone === null}
            value={viewAs.at && timeZone ? writeLocalTime(new Date(viewAs.at), timeZone) : ''}
            onChange={({ target: { value: text } }) =>
              change({ at: (timeZone && readLocalTime({ text, timeZone })?.at.toISOString()) || null })
            }
          />
        </label>
        {isOfVehicle ? (
          <label className="fc-canvas-see__field">
            {texts.vehicle}
            <input
              type="text"
              placeholder={texts.vehiclePlaceholder}
              defaultValue={viewAs.vehicle ?? ''}
              onBlur={({ target }) => change({ vehicle: target.value.trim().split('/').at(-1) || null })}
            />
          </label>
        ) : null}
        <fieldset className="fc-canvas-see__flags">
          <legend>{texts.features}</legend>
          {flagNames.map((name) => (
            <Choice
              key={name}
              label={flagRegistry[name].label}
              value={String(viewAs.flags[name] ?? '')}
              options={[
                ['', texts.asTheSite],
                ['true', texts.on],
                ['false', texts.off],
              ]}
              onValue={(value) => {
                const { [name]: _, ...rest } = viewAs.flags
                change({ flags: value === '' ? rest : { ...rest, [name]: value === 'true' } })
              }}
            />
          ))}
        </fieldset>
        <button type="button" className="fc-button fc-button--small" onClick={() => changeViewAs(viewAsVisitor)}>
          {texts.asVisitorsSeeItNow}
        </button>
      </div>
    </div>
  )
}
