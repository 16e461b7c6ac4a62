import type { ReactNode } from 'react'
import { Box } from '../box.tsx'
import { CarouselContext } from './carousel-context.ts'
import { useCarouselState, type CarouselOptions } from './use-carousel-state.ts'

type CarouselProps = CarouselOptions & { children: ReactNode }

/**
 * Slides in a row that scrolls and snaps by itself, without script too; hydrated, it adds previous and next, arrow keys,
 * a selected slide, and where told, turning. Inside: `CarouselTrack` with `CarouselSlide`s, and `CarouselControls`.
 */
export function Carousel({ children, ...options }: CarouselProps) {
  const state = useCarouselState(options)
  return (
    <CarouselContext value={state}>
      <Box position="relative" {...state.restWhile}>
        {children}
      </Box>
    </CarouselContext>
  )
}
