import useEmblaCarousel from 'embla-carousel-react'
import type { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures'
import { useEffect, useState } from 'react'
import { useCarouselContext } from '../carousel-context.ts'
import { isTextSelection } from './is-text-selection.ts'
import { takeOver } from './take-over.ts'
import { whenScrollEnds } from './when-scroll-ends.ts'

/** The driver as `lazy` takes it. Phones have no trackpad, and load no plugin for one. */
export async function loadDriver() {
  const wheel = matchMedia('(any-pointer: fine)').matches ? await import('embla-carousel-wheel-gestures') : null
  return { default: () => <EmblaDriver wheel={wheel && wheel.WheelGesturesPlugin} /> }
}

/** Lets Embla drive the surrounding carousel. Renders nothing. */
function EmblaDriver({ wheel }: { wheel: typeof WheelGesturesPlugin | null }) {
  const { viewport, align, isEndless, swipe, connect } = useCarouselContext()
  const [plugins] = useState(() => [takeOver(connect), ...(wheel ? [wheel({ forceWheelAxis: 'x' })] : [])])
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
