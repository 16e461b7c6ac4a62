import type { KeyboardEvent, ReactNode } from 'react'
import { Box } from '../box.tsx'
import type { CssObject } from '../style/style-props.ts'
import type { Token } from '../style/tokens.ts'
import { useCarousel } from './carousel-context.ts'

interface CarouselTrackProps {
  /** `CarouselSlide`s alone. */
  children: ReactNode
  gap?: Token<'space'>
  /** Lets slides show to the window's edges on small screens, for a carousel inside a container. */
  bleeds?: boolean
}

export function CarouselTrack({ children, gap = 4, bleeds = false }: CarouselTrackProps) {
  const { track, onScroll, onTouch, goBack, goOn, canGoBack, canGoOn, label, align } = useCarousel()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const step = event.key === 'ArrowRight' ? canGoOn && goOn : event.key === 'ArrowLeft' && canGoBack && goBack
    if (!step) return
    event.preventDefault()
    step()
  }
  return (
    <Box
      as="ul"
      ref={track}
      tabIndex={0}
      aria-label={label}
      onScroll={onScroll}
      onPointerDown={onTouch}
      onWheel={onTouch}
      onKeyDown={onKeyDown}
      gap={gap}
      css={align === 'start' && bleeds ? bleeding : style}
    >
      {children}
    </Box>
  )
}

const style: CssObject = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
}

const bleeding: CssObject = {
  ...style,
  mx: '-gutter',
  px: 'gutter',
  scrollPaddingLeft: 'var(--fc-space-gutter)',
}
