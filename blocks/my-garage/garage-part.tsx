import type { ReactNode } from 'react'
import { Box } from '../_ui/box.tsx'
import { UnderHeading } from '../_ui/heading-level.tsx'
import { Heading } from '../_ui/heading.tsx'

interface GaragePartProps {
  /** The anchor of the part: `/my-garage#watchlist`. */
  id: string
  title: string
  count?: number
  children: ReactNode
}

export function GaragePart({ id, title, count = 0, children }: GaragePartProps) {
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-title`} css={{ scrollMarginTop: '6rem' }}>
      <Heading look="md" id={`${id}-title`} tabIndex={-1}>
        {count > 0 ? `${title} (${count})` : title}
      </Heading>
      <UnderHeading>
        <Box mt={3}>{children}</Box>
      </UnderHeading>
    </Box>
  )
}
