'use client'
import { useId } from 'react'
import type { SaveConflict, Side } from './conflict.ts'
import { valueText } from './value-text.ts'
import * as texts from './texts.ts'

interface Props {
  conflict: SaveConflict
  side: Side | null
  isShown: boolean
  onSide: (side: Side) => void
  onShown: (isShown: boolean) => void
}

/** One value that two people changed: both versions with their authors, and the choice between them. */
export function ConflictChoice({ conflict, side, isShown, onSide, onShown }: Props) {
  const id = useId()
  const { label, by, path } = conflict
  const name = by?.name ?? texts.someoneElse
  const choices = [
    { value: 'theirs', label: texts.takeTheirs, of: name },
    { value: 'mine', label: texts.keepMine, of: 'you' },
  ] as const
  return (
    <li className="fc-conflict__item">
      <fieldset>
        <legend>{label}</legend>
        {choices.map(({ value, label: words, of }) => (
          <label key={value}>
            <input type="radio" name={id} checked={side === value} onChange={() => onSide(value)} />
            <span>
              <strong>{words}</strong>{' '}
              <span className="fc-conflict__short">
                ({of}: {shorten(valueText(conflict[value], path))})
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="fc-button fc-button--small"
        aria-expanded={isShown}
        aria-controls={`${id}both`}
        onClick={() => onShown(!isShown)}
      >
        {texts.showBoth}
      </button>
      <div id={`${id}both`} className="fc-conflict__both" hidden={!isShown}>
        {choices.map(({ value, of }) => (
          <section key={value} aria-label={texts.versionOfOf({ of })}>
            <h3>{value === 'mine' ? texts.yours : `${name}’s`}</h3>
            <p>{valueText(conflict[value], path)}</p>
          </section>
        ))}
      </div>
    </li>
  )
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}…` : text)
