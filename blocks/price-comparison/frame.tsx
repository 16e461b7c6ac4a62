import type { ReactNode } from 'react'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'

/** The card with the same size while loading and afterwards. */
export function Frame({ gauge, children }: { gauge: ReactNode; children: ReactNode }) {
  return (
    <Card padded>
      <Box
        display="grid"
        gap={[4, null, 5]}
        alignItems="center"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))"
      >
        <Box width="100%" maxWidth="18rem" mx="auto">
          {gauge}
        </Box>
        <Box minHeight="9rem">{children}</Box>
      </Box>
    </Card>
  )
}
