import { useEffect, useEffectEvent, useState } from 'react'
import { prefersReducedMotion } from './native-scroll.ts'

interface Autoplay {
  /** Milliseconds; undefined for no autoplay. */
  every: number | undefined
  goOn: () => void
}

/** Advances periodically. Pauses on hover, with focus inside, and with reduced motion: WCAG 2.2.2. */
export function useAutoplay({ every, goOn }: Autoplay) {
  const [isWanted, setWanted] = useState(true)
  const [isPaused, setPaused] = useState(false)
  const onTick = useEffectEvent(goOn)

  useEffect(() => {
    if (!every || !isWanted || isPaused || prefersReducedMotion()) return
    const timer = setInterval(() => {
      if (!document.hidden) onTick()
    }, every)
    return () => clearInterval(timer)
  }, [every, isWanted, isPaused])

  return {
    isPlaying: Boolean(every) && isWanted,
    toggle: every ? () => setWanted((isEnabled) => !isEnabled) : undefined,
    pauseHandlers: every
      ? {
          onPointerEnter: () => setPaused(true),
          onPointerLeave: () => setPaused(false),
          onFocus: () => setPaused(true),
          onBlur: () => setPaused(false),
        }
      : {},
  }
}
