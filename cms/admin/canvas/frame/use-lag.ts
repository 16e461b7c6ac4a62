import { useCallback, useEffect, useRef, useState } from 'react'
import type { CanvasEvent } from '#schemas/page/canvas-messages.ts'

type ShownEvent = Extract<CanvasEvent, { type: 'canvas:shown' }>

/** Why the frame shows an older page: the network is slow, or the site does not answer. Null: it shows the newest. */
export type Lag = 'slow' | 'unreachable' | null

export interface LagWatch {
  lag: Lag
  /** A revision was sent to the frame. */
  sent: () => void
  /** The frame has shown a revision, or could not. */
  shown: (event: ShownEvent, newest: number) => void
}

/** Milliseconds that nobody notices while typing. */
const slowAfter = 400

export function useLag(): LagWatch {
  const [lag, setLag] = useState<Lag>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const sent = useCallback(() => {
    timer.current ??= setTimeout(() => setLag((now) => now ?? 'slow'), slowAfter)
  }, [])
  const shown = useCallback(({ revision, isUnreachable }: ShownEvent, newest: number) => {
    if (isUnreachable) return setLag('unreachable')
    // A later one is under way.
    if (revision !== newest) return setLag((now) => now && 'slow')
    clearTimeout(timer.current)
    timer.current = undefined
    setLag(null)
  }, [])
  return { lag, sent, shown }
}
