'use client'

interface Props {
  /** Unique id of the list within the page. */
  id: string
  at: number
  count: number
  isLocked: boolean
  /** Symbol and accessible name of each button. */
  steps: Record<'up' | 'down', { sign: string; words: string }>
  onMove: (to: number) => void
}

/** Moves one item of a list a place forward or back. The buttons have the ids `{id}-{at}-up` and `-down`, for moving the focus. */
export const OrderButtons = ({ id, at, count, isLocked, steps, onMove }: Props) =>
  (
    [
      ['up', at - 1],
      ['down', at + 1],
    ] as const
  ).map(([step, to]) => (
    <button
      key={step}
      id={`${id}-${at}-${step}`}
      type="button"
      className="fc-button fc-button--small"
      disabled={isLocked}
      aria-disabled={to < 0 || to >= count}
      aria-label={steps[step].words}
      onClick={() => onMove(to)}
    >
      {steps[step].sign}
    </button>
  ))
