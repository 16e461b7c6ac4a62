'use client'
import { useId, useState } from 'react'
import type { TemplateChoice, TemplateGroup } from './template-choice.ts'
import * as texts from './texts.ts'

interface Props {
  groups: readonly TemplateGroup[]
  chosen: TemplateChoice
  isReady: boolean
  onChoose: (choice: TemplateChoice) => void
}

/** More than can be seen at once. */
const many = 12

/** What the page starts from, as radio buttons with pictures. */
export function TemplateChooser({ groups, chosen, isReady, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const id = useId()
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0)
  const words = search.trim().toLowerCase()
  const isFound = (label: string, description: string) => `${label} ${description}`.toLowerCase().includes(words)
  return (
    <fieldset className="fc-templates" disabled={!isReady}>
      <legend>{texts.startFrom}</legend>
      {count > many ? (
        <input
          type="search"
          aria-label={texts.searchTemplates}
          placeholder={texts.searchTemplates}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      ) : null}
      {groups.map(({ title, cards }) => {
        const found = cards.filter(
          ({ choice, label, description }) => isSame(choice, chosen) || isFound(label, description),
        )
        return found.length === 0 ? null : (
          <div key={title} role="group" aria-label={title}>
            {groups.length > 1 ? <p className="fc-templates__group">{title}</p> : null}
            <div className="fc-templates__cards">
              {found.map(({ key, choice, label, description, picture }) => (
                <label key={key} className="fc-template">
                  <input
                    type="radio"
                    name="template"
                    value={key}
                    aria-label={label}
                    aria-describedby={`${id}${key}`}
                    checked={isSame(choice, chosen)}
                    onChange={() => onChoose(choice)}
                  />
                  <span className="fc-template__picture">{picture}</span>
                  <strong>{label}</strong>
                  <span id={`${id}${key}`} className="fc-template__about">
                    {description}
                  </span>
                </label>
              ))}
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}

const isSame = (one: TemplateChoice, other: TemplateChoice): boolean => JSON.stringify(one) === JSON.stringify(other)
