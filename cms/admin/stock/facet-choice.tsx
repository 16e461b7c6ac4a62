'use client'
import { useId, useRef, useState } from 'react'
import type { FacetName } from '#schemas/vehicle/search-query.ts'
import { type FacetCounts, type FacetOption, facetOptions, goneFromStock } from './facet-options.ts'
import { facetLabel, valueLabel } from './facet-words.ts'
import { useListbox } from './use-listbox.ts'
import * as texts from './texts.ts'

interface FacetChoiceProps {
  name: FacetName
  chosen: readonly string[]
  /** Counts without the selection in this facet. */
  counts: FacetCounts
  /** Shown while nothing is selected. */
  placeholder: string
  isLocked: boolean
  onChange: (chosen: string[]) => void
}

const mostShown = 100

/** The selected values of one facet, and a combobox that offers other values with their vehicle counts. */
export function FacetChoice({ name, chosen, counts, placeholder, isLocked, onChange }: FacetChoiceProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const label = facetLabel(name)
  const all = facetOptions({ name, counts, chosen, typed })
  const options = all.slice(0, mostShown)
  const gone = goneFromStock(chosen, counts)
  const toggle = ({ value, isChosen }: FacetOption) => {
    onChange(isChosen ? chosen.filter((each) => each !== value) : [...chosen, value])
    setTyped('')
  }
  const remove = (value: string) => {
    onChange(chosen.filter((each) => each !== value))
    input.current?.focus()
  }
  const listbox = useListbox({ id, options, isSettled: true, onPick: toggle })

  return (
    <div className="fc-choice" onBlur={listbox.onBlur}>
      <label htmlFor={`${id}-input`}>{label}</label>
      <div className="fc-choice__box">
        {chosen.length > 0 ? (
          <ul className="fc-choice__chosen" aria-label={`${label}, selected`}>
            {chosen.map((value) => (
              <li key={value}>
                <button
                  type="button"
                  className={`fc-chip${gone.includes(value) ? ' fc-chip--gone' : ''}`}
                  disabled={isLocked}
                  onClick={() => remove(value)}
                >
                  <span className="fc-hidden">{texts.remove} </span>
                  {valueLabel(name, value)}
                  {gone.includes(value) ? <small> {texts.notInStock}</small> : null}
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <input
          {...listbox.input}
          ref={input}
          id={`${id}-input`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          disabled={isLocked}
          placeholder={chosen.length === 0 ? placeholder : ''}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            listbox.open()
          }}
          onKeyDown={(event) => {
            const last = chosen.at(-1)
            if (event.key === 'Backspace' && typed === '' && last !== undefined) return onChange(chosen.slice(0, -1))
            listbox.input.onKeyDown(event)
          }}
        />
      </div>
      {listbox.isOpen ? (
        <div className="fc-options">
          {options.length > 0 ? (
            <div {...listbox.list} role="listbox" aria-label={label} aria-multiselectable="true">
              {options.map((option, index) => (
                <div
                  key={option.value}
                  {...listbox.option(index)}
                  role="option"
                  className="fc-option"
                  aria-selected={option.isChosen}
                >
                  <span className="fc-option__mark" aria-hidden="true">
                    {option.isChosen ? '✓' : ''}
                  </span>
                  <span className="fc-option__label">
                    {option.isTyped ? texts.addLabel({ label: option.label }) : option.label}
                  </span>
                  <span className="fc-option__count">{countWords(option)}</span>
                </div>
              ))}
            </div>
          ) : (
            <p>{typed ? texts.noMatches : texts.noValuesInStock}</p>
          )}
          {all.length > mostShown ? <p>{texts.amountMore({ amount: all.length - mostShown })}</p> : null}
        </div>
      ) : null}
    </div>
  )
}

const countWords = ({ count, isTyped }: FacetOption): string =>
  count === null ? (isTyped ? texts.notInStock : 'none') : count.toLocaleString('en-AU')
