'use client'
import { IconButton } from '../icon-button.tsx'
import type { EditHistory } from '../edit/use-editing.ts'
import * as texts from '../texts.ts'

interface Props {
  editing: Pick<EditHistory, 'undo' | 'redo' | 'undoName' | 'redoName'>
  isReadOnly: boolean
}

/** Undo and redo, each named by the change that it takes back or repeats. */
export function HistoryButtons({ editing, isReadOnly }: Props) {
  if (isReadOnly) return null
  const { undoName, redoName, undo, redo } = editing
  return (
    <>
      <IconButton
        icon="undo"
        label={undoName === null ? texts.nothingToUndo : texts.undoName({ name: undoName })}
        isOff={undoName === null}
        aria-keyshortcuts="Control+Z"
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label={redoName === null ? texts.nothingToRedo : texts.redoName({ name: redoName })}
        isOff={redoName === null}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={redo}
      />
    </>
  )
}
