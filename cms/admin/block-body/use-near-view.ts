import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** Pixels, more than a screen: the next fields are there for Tab, for the browser's search on the page and for scrolling. */
const widest = 1_000
/** Milliseconds until the rows around the view are drawn, where the browser is never idle. */
const longestWait = 1_500

/** Last height in pixels of each kind of block. */
const heights = new Map<string, number>()

interface NearView {
  isDrawn: boolean
  ref: RefObject<HTMLDivElement | null>
  style: CSSProperties
  onFocus: () => void
  onBlur: (event: FocusEvent) => void
}

interface Input {
  kind: string
  /** Height in pixels of a kind that was not drawn yet. */
  estimate: number
}

/**
 * Whether an element is near the view or has the focus, and what the element needs to tell. A collapsed row hides its content, which is then
 * in no view. The element keeps its height while nothing is drawn in it, so that nothing jumps. What is in the view is drawn first, and what
 * is around it when the browser has time.
 */
export function useNearView({ kind, estimate }: Input): NearView {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [height, setHeight] = useState(heights.get(kind) ?? estimate)
  const [margin, setMargin] = useState(0)
  useEffect(() => whenIdle(() => setMargin(widest)), [])
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    // The observer answers a frame later, when the row would have been seen empty.
    setNear(isNearNow(element, margin))
    return observe(element, margin, (entry) => {
      setNear(entry.isIntersecting)
      const last = entry.boundingClientRect.height
      if (entry.isIntersecting || last === 0) return
      heights.set(kind, last)
      setHeight(last)
    })
  }, [kind, margin])
  const isDrawn = isNear || hasFocus
  return {
    isDrawn,
    ref,
    style: isDrawn ? {} : { minHeight: height },
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget)),
  }
}

function isNearNow(element: HTMLElement, margin: number): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return element.checkVisibility() && bottom > -margin && top < window.innerHeight + margin
}

/** Reports the element's place when it comes near the view and when it leaves, also in a drawer that scrolls. Returns how to end it. */
function observe(element: HTMLElement, margin: number, report: (entry: IntersectionObserverEntry) => void): () => void {
  const around = `${margin}px 0px`
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (entry) report(entry)
    },
    { rootMargin: around, scrollMargin: around },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Safari does not tell when it is idle. Returns how to end it. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, longestWait)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: longestWait })
  return () => cancelIdleCallback(handle)
}
