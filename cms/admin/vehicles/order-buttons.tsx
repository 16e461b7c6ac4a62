'use client'

interface Props {
  /** Of the list, within the page. */
  id: string
  at: number
  count: number
  isLocked: boolean
  /** What stands on the two buttons, and how they are read out. */
  steps: Record<'up' | 'down', { sign: string; words: string }>
  onMove: (to: number) => void
}

/** Moves one of a list a place forward or back; `{id}-{at}-up` and `-down` are the buttons, for anyone who moves the focus along. */
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
