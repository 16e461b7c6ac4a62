import { useState } from 'react'
import type { Operation } from '#schemas/page/operations/operation.ts'
import type { EditHistory } from '../canvas/edit/use-editing.ts'
import * as canvasTexts from '../canvas/texts.ts'
import { changeMenu } from './move-entry.ts'
import type { MenuNode } from './read-menu.ts'
import * as texts from './texts.ts'

interface Step {
  name: string
  /** They take the move back, whatever else has changed since. */
  inverse: readonly Operation[]
}

interface HistoryInput {
  read: () => MenuNode[]
  write: (menu: readonly MenuNode[]) => void
  say: (words: string) => void
}

export interface MenuHistory extends Pick<EditHistory, 'undo' | 'redo' | 'undoName' | 'redoName'> {
  record: (step: Step) => void
}

/** Undo and redo of moved entries. What is typed in their fields is the browser's to undo. */
export function useMenuHistory({ read, write, say }: HistoryInput): MenuHistory {
  const [{ past, future }, setSteps] = useState<{ past: Step[]; future: Step[] }>({ past: [], future: [] })
  /** Gives the step that repeats what is taken back; null if an entry of it is gone. */
  const take = ({ name, inverse }: Step): Step | null => {
    const changed = changeMenu(read(), inverse)
    if (!changed) return null
    write(changed.menu)
    return { name, inverse: changed.inverse }
  }
  return {
    record: (step) => setSteps((steps) => ({ past: [...steps.past, step], future: [] })),
    undo: () => {
      const step = past.at(-1)
      if (!step) return
      const taken = take(step)
      setSteps({ past: past.slice(0, -1), future: taken ? [taken, ...future] : future })
      say(taken ? canvasTexts.undone({ name: step.name }) : texts.entryIsGone)
    },
    redo: () => {
      const [step, ...rest] = future
      if (!step) return
      const taken = take(step)
      setSteps({ past: taken ? [...past, taken] : past, future: rest })
      say(taken ? canvasTexts.redone({ name: step.name }) : texts.entryIsGone)
    },
    undoName: past.at(-1)?.name ?? null,
    redoName: future[0]?.name ?? null,
  }
}
