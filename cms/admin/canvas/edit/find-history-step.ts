import type { EditHistory } from './use-editing.ts'

interface HistoryKeyPress {
  key: string
  shift: boolean
  /** Ctrl or Cmd. */
  mod: boolean
}

/**
 * What a key does to the history, also in a field: the browser would undo the words of one field alone, and only until the form sets them.
 * An editor of rich text has its own undo, and takes the key before.
 */
export function findHistoryStep(
  { key, shift, mod }: HistoryKeyPress,
  { undo, redo }: Pick<EditHistory, 'undo' | 'redo'>,
): (() => void) | undefined {
  const lower = key.toLowerCase()
  if (mod && lower === 'z') return shift ? redo : undo
  return mod && lower === 'y' ? redo : undefined
}
