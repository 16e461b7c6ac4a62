import { type RefObject, useEffect, useState } from 'react'
import { countedUp, countUpMs } from '#schemas/market/count-up.ts'

/**
 * The displayed fraction, from 0 to 1: complete on the server and with reduced motion; otherwise it counts up once `ref` is visible.
 * vehicles §9
 */
export function useCountUp(ref: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(1)
  useEffect(() => {
    const element = ref.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const count = (start: number) => (now: number) => {
      setShown(countedUp(now - start))
      if (now - start < countUpMs) frame = requestAnimationFrame(count(start))
    }
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return setShown(0)
        sight.disconnect()
        frame = requestAnimationFrame((now) => count(now)(now))
      },
      { threshold: 0.4 },
    )
    sight.observe(element)
    return () => {
      sight.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [ref])
  return shown
}
