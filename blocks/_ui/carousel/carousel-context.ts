import { createContext, useContext, type RefObject } from 'react'

export interface CarouselState {
  label: string
  count: number
  /** The selected slide, from 0. */
  index: number
  align: 'start' | 'center'
  canGoBack: boolean
  canGoOn: boolean
  /** All slides are in view: there is nothing to turn. */
  isStill: boolean
  isTurning: boolean
  track: RefObject<HTMLUListElement | null>
  select: (index: number) => void
  goBack: () => void
  goOn: () => void
  onScroll: () => void
  /** A hand is on the track: what is scrolled to from now on is what is selected. */
  onTouch: () => void
  /** Undefined where the carousel does not turn by itself. */
  toggleTurning: (() => void) | undefined
}

export const CarouselContext = createContext<CarouselState | null>(null)

export function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext)
  if (!carousel) throw new Error('useCarousel must be used within a <Carousel />')
  return carousel
}
