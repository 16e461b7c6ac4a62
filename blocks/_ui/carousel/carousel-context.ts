import { createContext, useContext, type RefObject } from 'react'
import type { EmblaCarouselType } from 'embla-carousel'

export interface CarouselState {
  label: string
  count: number
  /** The selected slide, starting at 0. */
  index: number
  align: 'start' | 'center'
  /** Swiping past the last slide leads to the first. */
  isEndless: boolean
  /** Distance of one swipe: to the next slide, over several, or to any position. */
  swipe: 'one' | 'several' | 'free'
  canGoBack: boolean
  canGoOn: boolean
  /** All slides are visible, so the carousel does not move. */
  isStill: boolean
  isPlaying: boolean
  /** Scrolls natively until Embla drives the carousel. */
  viewport: RefObject<HTMLElement | null>
  select: (index: number, behavior?: ScrollBehavior) => void
  goBack: () => void
  goOn: () => void
  /** Undefined without autoplay. */
  togglePlay: (() => void) | undefined
  /**
   * Called with Embla when it starts to drive; returns the disconnect function. `keepsPosition`: the native scroll position
   * decides the slide. Not when Embla starts again, after a resize for example.
   */
  connect: (embla: EmblaCarouselType, taken: { keepsPosition: boolean }) => () => void
}

export const CarouselContext = createContext<CarouselState | null>(null)

export function useCarouselContext(): CarouselState {
  const carousel = useContext(CarouselContext)
  if (!carousel) throw new Error('useCarouselContext must be used within a <Carousel />')
  return carousel
}
