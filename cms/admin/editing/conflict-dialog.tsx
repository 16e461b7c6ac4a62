'use client'
import { useId, useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { type Decisions, getConflictKey, type SaveConflict, type Side } from './conflict.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import * as texts from './texts.ts'

interface Props {
  conflicts: SaveConflict[]
  onDecided: (decisions: Decisions | null) => void
}

/** Asks which version to keep for each value that two people changed. Escape and “Decide later” change neither the form nor the server. */
export function ConflictDialog({ conflicts, onDecided }: Props) {
  const [sides, setSides] = useState<Record<string, Side>>({})
  const [shown, setShown] = useState<Record<string, boolean>>({})
  const about = useId()

  const names = [...new Set(conflicts.map(({ by }) => by?.name ?? texts.someoneElse))].join(' and ')
  const open = conflicts.filter((conflict) => !sides[getConflictKey(conflict)]).length
  const forAll = <T,>(value: T) => Object.fromEntries(conflicts.map((conflict) => [getConflictKey(conflict), value]))
  const areAllShown = conflicts.every((conflict) => shown[getConflictKey(conflict)])
  const decide = () => {
    const decided = conflicts.flatMap((conflict) => {
      const side = sides[getConflictKey(conflict)]
      return side ? [[getConflictKey(conflict), { side, theirs: conflict.theirs ?? null }] as const] : []
    })
    if (decided.length === conflicts.length) onDecided(Object.fromEntries(decided))
  }
  return (
    <Dialog title={texts.youAndNamesChangedTheSameThing({ names })} describedBy={about} onClose={() => onDecided(null)}>
      <p id={about}>{texts.yourChangesAreNotSavedYet}</p>
      <div className="fc-conflict__all" role="group" aria-label={texts.forAll}>
        <button type="button" className="fc-button fc-button--small" onClick={() => setSides(forAll('theirs'))}>
          {texts.takeAllTheirs}
        </button>
        <button type="button" className="fc-button fc-button--small" onClick={() => setSides(forAll('mine'))}>
          {texts.keepAllMine}
        </button>
        <button
          type="button"
          className="fc-button fc-button--small"
          aria-pressed={areAllShown}
          onClick={() => setShown(forAll(!areAllShown))}
        >
          {texts.showBothForAll}
        </button>
      </div>
      <ul className="fc-conflict__list">
        {conflicts.map((conflict) => {
          const key = getConflictKey(conflict)
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
        <span role="status">{open === 0 ? texts.readyToSave : texts.openLeftToDecide({ open })}</span>
        <button type="button" className="fc-button" onClick={() => onDecided(null)}>
          {texts.decideLater}
        </button>
        <button type="button" className="fc-button fc-button--main" aria-disabled={open > 0} onClick={decide}>
          {texts.save}
        </button>
      </div>
    </Dialog>
  )
}
