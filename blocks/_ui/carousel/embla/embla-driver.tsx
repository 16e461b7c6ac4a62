import useEmblaCarousel from 'embla-carousel-react'
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures'
import { useEffect, useState } from 'react'
import { useCarouselContext } from '../carousel-context.ts'
import { isTextSelection } from './is-text-selection.ts'
import { takeOver } from './take-over.ts'
import { whenScrollEnds } from './when-scroll-ends.ts'

/** Lets Embla drive the surrounding carousel. Renders nothing. */
export default function EmblaDriver() {
  const { viewport, align, isEndless, swipe, connect } = useCarouselContext()
  const [plugins] = useState(() => [takeOver(connect), WheelGesturesPlugin({ forceWheelAxis: 'x' })])
  const [attach] = useEmblaCarousel(
    { align, loop: isEndless, skipSnaps: swipe === 'several', dragFree: swipe === 'free', watchDrag },
    plugins,
  )

  useEffect(() => {
    const element = viewport.current
    return element ? whenScrollEnds(element, () => attach(element)) : undefined
  }, [viewport, attach])
  return null
}

const watchDrag = (_: unknown, event: MouseEvent | TouchEvent) => !isTextSelection(event)
