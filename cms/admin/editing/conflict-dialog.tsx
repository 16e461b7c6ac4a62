'use client'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Decisions, keyOf, type SaveConflict, type Side } from './conflict.ts'
import { ConflictChoice } from './conflict-choice.tsx'

interface Props {
  conflicts: SaveConflict[]
  onDecided: (decisions: Decisions | null) => void
}

/** Asks which version holds, for each value that two people changed. Escape and “Decide later” leave everything as it is, in the form and on the server. */
export function ConflictDialog({ conflicts, onDecided }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [sides, setSides] = useState<Record<string, Side>>({})
  const [shown, setShown] = useState<Record<string, boolean>>({})
  const id = useId()
  // Closed before React takes it away, so that the browser gives the focus back to the field that was typed in.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  const names = [...new Set(conflicts.map(({ by }) => by?.name ?? 'Someone else'))].join(' and ')
  const open = conflicts.filter((conflict) => !sides[keyOf(conflict)]).length
  const forAll = <T,>(value: T) => Object.fromEntries(conflicts.map((conflict) => [keyOf(conflict), value]))
  const areAllShown = conflicts.every((conflict) => shown[keyOf(conflict)])
  const decide = () => {
    const decided = conflicts.flatMap((conflict) => {
      const side = sides[keyOf(conflict)]
      return side ? [[keyOf(conflict), { side, theirs: conflict.theirs ?? null }] as const] : []
    })
    if (decided.length === conflicts.length) onDecided(Object.fromEntries(decided))
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="fc-conflict"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}about`}
      onCancel={(event) => {
        event.preventDefault()
        onDecided(null)
      }}
    >
      <h2 id={`${id}title`}>You and {names} changed the same thing</h2>
      <p id={`${id}about`}>Your changes are not saved yet. Choose which version to keep. All other changes are kept.</p>
      <div className="fc-conflict__all" role="group" aria-label="For all">
        <button type="button" className="fc-button fc-button--small" onClick={() => setSides(forAll('theirs'))}>
          Take all theirs
        </button>
        <button type="button" className="fc-button fc-button--small" onClick={() => setSides(forAll('mine'))}>
          Keep all mine
        </button>
        <button
          type="button"
          className="fc-button fc-button--small"
          aria-pressed={areAllShown}
          onClick={() => setShown(forAll(!areAllShown))}
        >
          Show both for all
        </button>
      </div>
      <ul className="fc-conflict__list">
        {conflicts.map((conflict) => {
          const key = keyOf(conflict)
          return (
            <ConflictChoice
              key={key}
              conflict={conflict}
              side={sides[key] ?? null}
              isShown={shown[key] ?? false}
              onSide={(side) => setSides({ ...sides, [key]: side })}
              onShown={(isShown) => setShown({ ...shown, [key]: isShown })}
            />
          )
        })}
      </ul>
      <div className="fc-conflict__end">
        <span role="status">{open === 0 ? 'Ready to save.' : `${open} left to decide.`}</span>
        <button type="button" className="fc-button" onClick={() => onDecided(null)}>
          Decide later
        </button>
        <button type="button" className="fc-button fc-button--main" aria-disabled={open > 0} onClick={decide}>
          Save
        </button>
      </div>
    </dialog>,
    document.body,
  )
}
