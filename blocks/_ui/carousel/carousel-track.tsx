import type { KeyboardEvent, ReactNode } from 'react'
import { Box } from '../box.tsx'
import type { CssObject } from '../style/style-props.ts'
import type { Token } from '../style/tokens.ts'
import { useCarouselContext } from './carousel-context.ts'
import { CarouselDriver } from './carousel-driver.tsx'
import { viewportStyle } from './viewport-style.ts'

interface CarouselTrackProps {
  /** Only `CarouselSlide`s. */
  children: ReactNode
  gap?: Token<'space'>
  /** Extends slides to the window's edges on small screens, for a carousel inside a container. */
  bleeds?: boolean
}

/** A list with native scrolling and snapping. Once Embla drives it, the list is moved instead of scrolled. */
export function CarouselTrack({ children, gap = 4, bleeds = false }: CarouselTrackProps) {
  const { viewport, goBack, goOn, canGoBack, canGoOn, label, align } = useCarouselContext()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const step = event.key === 'ArrowRight' ? canGoOn && goOn : event.key === 'ArrowLeft' && canGoBack && goBack
    if (!step) return
    event.preventDefault()
    step()
  }
  return (
    <Box ref={viewport} css={align === 'start' && bleeds ? bleeding : style}>
      <Box as="ul" tabIndex={0} aria-label={label} onKeyDown={onKeyDown} display="flex" gap={gap} css={list}>
        {children}
      </Box>
      <CarouselDriver />
    </Box>
  )
}

const list: CssObject = { outline: 'none' }

const style: CssObject = {
  ...viewportStyle,
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // The list itself moves out of view, and an outline of the viewport would be behind the slides.
  '&:has(> ul:focus-visible)': { outline: '3px solid var(--fc-colors-focus)', outlineOffset: '-3px' },
  '&[data-driven]:has(> ul:focus-visible)::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 'raised',
    outline: '3px solid var(--fc-colors-focus)',
    outlineOffset: '-3px',
    pointerEvents: 'none',
  },
}

const bleeding: CssObject = {
  ...style,
  mx: '-gutter',
  px: 'gutter',
  scrollPaddingLeft: 'var(--fc-space-gutter)',
}
