import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CarouselState } from './carousel-context.ts'
import { measure, scrollToSlide } from './track-position.ts'
import { useTurning } from './use-turning.ts'

export interface CarouselOptions {
  /** What is in it, for those who listen: "Customer reviews". */
  label: string
  count: number
  startIndex?: number
  /** Where the selected slide stands: at the start, or in the middle with its neighbours beside it. */
  align?: 'start' | 'center'
  /** After the last comes the first. */
  loops?: boolean
  /** Milliseconds between turns by itself; it rests under the pointer, with the focus, and for who wants no motion. */
  turnsEvery?: number | undefined
}

export function useCarouselState(options: CarouselOptions) {
  const { label, count, startIndex = 0, align = 'start', loops = false, turnsEvery } = options
  const track = useRef<HTMLUListElement>(null)
  // Who chose a slide keeps it, also where the row is too short to bring it to its place; who scrolls by hand does not.
  const isChosen = useRef(true)
  const [index, setIndex] = useState(Math.max(0, Math.min(startIndex, count - 1)))
  const [edges, setEdges] = useState({ atStart: startIndex === 0, atEnd: count < 2 })

  const select = useCallback((wanted: number) => {
    isChosen.current = true
    setIndex(wanted)
    if (track.current) scrollToSlide(track.current, wanted, 'smooth')
  }, [])

  const onScroll = useCallback(() => {
    if (!track.current) return
    const now = measure(track.current, align)
    setEdges((known) => (known.atStart === now.atStart && known.atEnd === now.atEnd ? known : now))
    if (!isChosen.current) setIndex(now.index)
  }, [align])

  const onTouch = useCallback(() => {
    isChosen.current = false
  }, [])

  // A press may come before ordinary effects have run.
  useLayoutEffect(() => {
    const element = track.current
    if (!element) return
    if (startIndex > 0) scrollToSlide(element, startIndex, 'instant')
    else if (element.scrollLeft > 0) {
      // It was swiped before it hydrated.
      onTouch()
      onScroll()
    }
    const observer = new ResizeObserver(onScroll)
    observer.observe(element)
    return () => observer.disconnect()
  }, [startIndex, onScroll, onTouch])

  const last = count - 1
  const isAtEnd = align === 'center' ? index >= last : edges.atEnd || index >= last
  // What was scrolled to a moment ago may not have been rendered yet.
  const current = useCallback(
    () => (isChosen.current || !track.current ? index : measure(track.current, align).index),
    [index, align],
  )
  const goBack = useCallback(() => select(current() > 0 ? current() - 1 : last), [current, last, select])
  const goOn = useCallback(() => select(isAtEnd ? 0 : current() + 1), [current, isAtEnd, select])
  const turning = useTurning({ every: count > 1 ? turnsEvery : undefined, turn: goOn })

  const state = useMemo(
    (): CarouselState => ({
      label,
      count,
      index,
      align,
      canGoBack: count > 1 && (loops || index > 0),
      canGoOn: count > 1 && (loops || !isAtEnd),
      isStill: edges.atStart && edges.atEnd,
      isTurning: turning.isTurning,
      track,
      select,
      goBack,
      goOn,
      onScroll,
      onTouch,
      toggleTurning: turning.toggle,
    }),
    [label, count, index, align, loops, isAtEnd, edges, turning, select, goBack, goOn, onScroll, onTouch],
  )
  return useMemo(() => ({ ...state, restWhile: turning.restWhile }), [state, turning.restWhile])
}
