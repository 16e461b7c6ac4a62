import type { ReactNode } from 'react'
import { Box } from '../box.tsx'
import type { CssObject, Responsive } from '../style/style-props.ts'
import { useCarouselContext } from './carousel-context.ts'

interface CarouselSlideProps {
  /** Its index, starting at 0. */
  index: number
  /** Width by breakpoint: `['86%', '45%', '31%']`. A partly visible next slide signals that there is more. */
  width?: Responsive<string>
  css?: CssObject | undefined
  children: ReactNode
}

const whole = '100%'

export function CarouselSlide({ index, width = whole, css, children }: CarouselSlideProps) {
  const { align, count } = useCarouselContext()
  const style = (width === whole ? stops : snaps)[align]
  return (
    <Box
      as="li"
      aria-label={`${index + 1} of ${count}`}
      flex="none"
      display="flex"
      width={width}
      css={css ? { ...style, ...css } : style}
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
/** An ordinary flick moves on by one viewport, not by two. */
const stops = {
  start: { ...snaps.start, scrollSnapStop: 'always' },
  center: { ...snaps.center, scrollSnapStop: 'always' },
} satisfies Record<string, CssObject>
