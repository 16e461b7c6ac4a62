import type { ReactNode } from 'react'
import { Box } from '../box.tsx'
import { CarouselContext } from './carousel-context.ts'
import { useCarousel, type CarouselOptions } from './use-carousel.ts'

type CarouselProps = CarouselOptions & { children: ReactNode }

/**
 * Slides in a row with native scrolling and snapping, even without script. Hydrated, Embla drives it: swipes, mouse, buttons, arrow keys,
 * and optional autoplay. Inside: `CarouselTrack` with `CarouselSlide`s, and `CarouselControls`.
 */
export function Carousel({ children, ...options }: CarouselProps) {
  const state = useCarousel(options)
  return (
    <CarouselContext value={state}>
      <Box position="relative" {...state.pauseHandlers}>
        {children}
      </Box>
    </CarouselContext>
  )
}
