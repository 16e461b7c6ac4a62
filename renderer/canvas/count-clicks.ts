import type { CanvasEvent } from '#schemas/page/canvas-messages.ts'
import type { AdminLink } from './admin-link.ts'

type CanvasClickEvent = Extract<CanvasEvent, { type: 'canvas:clicked' }>

/** Reports selecting clicks to the admin, each with its number. */
export interface Clicks {
  report: (clicked: Omit<CanvasClickEvent, 'type' | 'click'>) => void
  /** Notes a selection of the admin. False if it was sent before the admin heard of the last click, and is outdated. */
  isNewest: (click: number) => boolean
  /**
   * Whether the admin has heard of the last click. Until then it may still give its own fields the focus, for an earlier one. An admin that
   * never answers holds nobody.
   */
  isAnswered: () => boolean
}

/** Milliseconds after which no answer is waited for. */
const timeout = 3_000

export function countClicks(link: AdminLink): Clicks {
  let count = 0
  let answered = 0
  let last = 0
  return {
    report: (clicked) => {
      count += 1
      last = performance.now()
      link.send({ type: 'canvas:clicked', ...clicked, click: count })
    },
    isNewest: (click) => {
      answered = Math.max(answered, click)
      return click === count
    },
    isAnswered: () => answered === count || performance.now() - last > timeout,
  }
}
