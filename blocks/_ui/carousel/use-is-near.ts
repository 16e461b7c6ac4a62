import { type RefObject, useEffect, useState } from 'react'

/** Whether an element was visible or within half a screen of the window, or within another `margin`. Hidden elements are not. */
export function useIsNear(element: RefObject<HTMLElement | null>, margin = '50%'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isNear
}
