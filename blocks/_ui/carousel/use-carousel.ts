import type { EmblaCarouselType } from 'embla-carousel'
import { useLayoutEffect, useRef, useState } from 'react'
import type { CarouselState } from './carousel-context.ts'
import { prefersReducedMotion, scrollBySlides, scrollToSlide } from './native-scroll.ts'
import { firstSlideAt, slidesAt, snapFor } from './snaps.ts'
import { useAutoplay } from './use-autoplay.ts'

export interface CarouselOptions {
  /** Its accessible name: "Customer reviews". */
  label: string
  count: number
  startIndex?: number
  /** Position of the selected slide: at the start, or centred between its neighbours. */
  align?: 'start' | 'center'
  /** After the last slide follows the first: by buttons only (`rewind`), or by swiping too (`endless`, for slides without a gap). */
  loops?: 'rewind' | 'endless' | undefined
  swipe?: CarouselState['swipe']
  /** Milliseconds between slides in autoplay. */
  autoplayEvery?: number | undefined
}

/** The state of one carousel. The browser scrolls it until Embla is loaded and drives it. */
export function useCarousel(options: CarouselOptions) {
  const { label, count, startIndex = 0, align = 'start', loops, swipe = 'one', autoplayEvery } = options
  const last = count - 1
  const viewport = useRef<HTMLElement>(null)
  const driver = useRef<EmblaCarouselType>(null)
  const [index, setIndex] = useState(Math.max(0, Math.min(startIndex, last)))
  // Read by Embla's events, which may precede a render.
  const selected = useRef(index)
  // A press scrolls natively before Embla drives. Until the shopper moves the list, the slide of the press counts, not the position.
  const isPressed = useRef(false)
  const [edges, setEdges] = useState<{ atStart: boolean; atEnd: boolean }>()
  const { atStart, atEnd } = edges ?? { atStart: index === 0, atEnd: index >= last }

  const change = (slide: number) => {
    selected.current = slide
    setIndex(slide)
  }

  const connect: CarouselState['connect'] = (embla, { keepsPosition }) => {
    const read = () => {
      if (!slidesAt(embla).includes(selected.current)) change(firstSlideAt(embla))
      setEdges({ atStart: !embla.canScrollPrev(), atEnd: !embla.canScrollNext() })
    }
    driver.current = embla
    const target = snapFor(embla, selected.current)
    if (isPressed.current) embla.scrollTo(target, prefersReducedMotion())
    else if (!keepsPosition) embla.scrollTo(target, true)
    read()
    embla.on('select', read)
    return () => {
      embla.off('select', read)
      driver.current = null
    }
  }

  const pressNatively = (slide: number, scroll: (element: HTMLElement) => void) => {
    change(slide)
    const element = viewport.current
    if (!element) return
    isPressed.current = true
    for (const move of ['pointerdown', 'wheel', 'focusin'])
      element.addEventListener(move, () => (isPressed.current = false), { once: true })
    scroll(element)
  }

  const select = (slide: number, behavior: ScrollBehavior = 'smooth') => {
    const embla = driver.current
    if (!embla) return pressNatively(slide, (element) => scrollToSlide(element, { index: slide, align, behavior }))
    change(slide)
    embla.scrollTo(snapFor(embla, slide), behavior === 'instant' || prefersReducedMotion())
  }

  const step = (by: 1 | -1) => {
    const embla = driver.current
    if (embla && by > 0) embla.scrollNext(prefersReducedMotion())
    else if (embla) embla.scrollPrev(prefersReducedMotion())
    else pressNatively(Math.max(0, Math.min(last, selected.current + by)), (element) => scrollBySlides(element, by))
  }

  // Before painting, where the browser has not placed the slide itself: in a dialog.
  useLayoutEffect(() => {
    const element = viewport.current
    if (!element) return
    if (startIndex > 0 && element.scrollLeft === 0)
      scrollToSlide(element, { index: startIndex, align, behavior: 'instant' })
    const isStill = element.clientWidth > 0 && element.scrollWidth <= element.clientWidth + 2
    if (isStill) setEdges({ atStart: true, atEnd: true })
  }, [startIndex, align])

  const goBack = () => (atStart ? select(last) : step(-1))
  const goOn = () => (atEnd ? select(0) : step(1))
  const { isPlaying, toggle, pauseHandlers } = useAutoplay({ every: count > 1 ? autoplayEvery : undefined, goOn })

  const state: CarouselState = {
    label,
    count,
    index,
    align,
    isEndless: loops === 'endless',
    swipe,
    canGoBack: count > 1 && (loops !== undefined || !atStart),
    canGoOn: count > 1 && (loops !== undefined || !atEnd),
    isStill: atStart && atEnd,
    isPlaying,
    viewport,
    select,
    goBack,
    goOn,
    togglePlay: toggle,
    connect,
  }
  return { ...state, pauseHandlers }
}
