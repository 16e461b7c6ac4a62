import { useEffect, useEffectEvent, useMemo, useState } from 'react'

interface Turning {
  every: number | undefined
  turn: () => void
}

/** Turns again and again, and rests while someone looks closer: WCAG 2.2.2. */
export function useTurning({ every, turn }: Turning) {
  const [isWanted, setWanted] = useState(true)
  const [isResting, setResting] = useState(false)
  const onTurn = useEffectEvent(turn)

  useEffect(() => {
    if (!every || !isWanted || isResting || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!document.hidden) onTurn()
    }, every)
    return () => clearInterval(timer)
  }, [every, isWanted, isResting])

  return useMemo(
    () => ({
      isTurning: Boolean(every) && isWanted,
      toggle: every ? () => setWanted((wanted) => !wanted) : undefined,
      restWhile: every
        ? {
            onPointerEnter: () => setResting(true),
            onPointerLeave: () => setResting(false),
            onFocus: () => setResting(true),
            onBlur: () => setResting(false),
          }
        : {},
    }),
    [every, isWanted],
  )
}
