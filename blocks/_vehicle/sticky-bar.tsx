import type { ReactNode } from 'react'
import { Container } from '../_ui/container.tsx'
import { Box } from '../_ui/box.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { toolMark } from './tools/tool-mark.ts'

interface StickyBarProps {
  edge: 'top' | 'bottom'
  /** Scroll distance in pixels after which it appears. */
  after: number
  label: string
  anchor: string
  children: ReactNode
}

/** A bar at an edge of the window while the page is scrolled; `show-bars.ts` shows and hides it. Without script it never appears. */
export function StickyBar({ edge, after, label, anchor, children }: StickyBarProps) {
  return (
    <Box
      as="section"
      aria-label={label}
      id={anchor || undefined}
      css={edge === 'top' ? atTop : atFoot}
      {...toolMark('bar')}
      data-after={after}
      data-edge={edge}
      data-print="hide"
      inert
    >
      <Container display="flex" alignItems="center" gap={[3, null, 4]} py={2} minHeight="4.25rem">
        {children}
      </Container>
    </Box>
  )
}

const bar: CssObject = {
  position: 'fixed',
  left: 0,
  right: 0,
  zIndex: 'header',
  bg: 'surfaceRaised',
  color: 'ink',
  boxShadow: 'lg',
  visibility: 'hidden',
  transition: 'transform .2s ease-out, visibility .2s',
  '&[data-shown]': { visibility: 'visible', transform: 'none' },
}

const atTop: CssObject = { ...bar, top: 0, borderBottom: 'thin', transform: 'translateY(-100%)' }
const atFoot: CssObject = { ...bar, bottom: 0, borderTop: 'thin', transform: 'translateY(100%)' }
