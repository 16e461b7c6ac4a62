import type { ReactNode } from 'react'
import { Box } from '../box.tsx'
import type { CssObject, Responsive } from '../style/style-props.ts'
import { useCarousel } from './carousel-context.ts'

interface CarouselSlideProps {
  /** Its place, from 0. */
  index: number
  /** How wide, by breakpoint: `['86%', '45%', '31%']`. A rest of the next one in view says that there is more. */
  width?: Responsive<string>
  children: ReactNode
}

const whole = '100%'

export function CarouselSlide({ index, width = whole, children }: CarouselSlideProps) {
  const { index: selected, align, count } = useCarousel()
  return (
    <Box
      as="li"
      aria-label={`${index + 1} of ${count}`}
      data-active={index === selected || undefined}
      flex="none"
      display="flex"
      width={width}
      css={(width === whole ? stops : snaps)[align]}
    >
      {children}
    </Box>
  )
}

const child: CssObject = { '& > *': { flex: '1 1 0', minWidth: 0 } }
const snaps = {
  start: { ...child, scrollSnapAlign: 'start' },
  center: { ...child, scrollSnapAlign: 'center' },
} satisfies Record<string, CssObject>
/** An ordinary throw of the thumb goes on by one of what fills the row, not by two. */
const stops = {
  start: { ...snaps.start, scrollSnapStop: 'always' },
  center: { ...snaps.center, scrollSnapStop: 'always' },
} satisfies Record<string, CssObject>
