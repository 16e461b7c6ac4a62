import type { CanvasEvent } from '#schemas/page/canvas-messages.ts'
import type { AdminLink } from './admin-link.ts'

type CanvasEditEvent = Extract<CanvasEvent, { type: 'canvas:edited' }>

/** Reports edits to the admin, each with its number. */
export interface Edits {
  report: (edited: Omit<CanvasEditEvent, 'type' | 'edit'>) => void
  /** Whether a tree with this edit contains all of them. A tree that was sent before a key was pressed does not. */
  isLast: (edit: number) => boolean
}

export function countEdits(link: AdminLink): Edits {
  let count = 0
  return {
    report: (edited) => {
      count += 1
      link.send({ type: 'canvas:edited', ...edited, edit: count })
    },
    isLast: (edit) => edit === count,
  }
}
