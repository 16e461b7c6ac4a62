'use client'
import { useId } from 'react'
import type { SaveConflict, Side } from './conflict.ts'
import { valueText } from './value-text.ts'

interface Props {
  conflict: SaveConflict
  side: Side | null
  isShown: boolean
  onSide: (side: Side) => void
  onShown: (isShown: boolean) => void
}

/** One value that two people changed: whose it was, both versions, and which one holds. */
export function ConflictChoice({ conflict, side, isShown, onSide, onShown }: Props) {
  const id = useId()
  const { label, by, path } = conflict
  const name = by?.name ?? 'Someone else'
  const choices = [
    { value: 'theirs', label: 'Take theirs', of: name },
    { value: 'mine', label: 'Keep mine', of: 'you' },
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
        Show both
      </button>
      <div id={`${id}both`} className="fc-conflict__both" hidden={!isShown}>
        {choices.map(({ value, of }) => (
          <section key={value} aria-label={`Version of ${of}`}>
            <h3>{value === 'mine' ? 'Yours' : `${name}’s`}</h3>
            <p>{valueText(conflict[value], path)}</p>
          </section>
        ))}
      </div>
    </li>
  )
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}…` : text)
