import type { ReactNode } from 'react'
import { Box } from '../_ui/box.tsx'

/** The buttons of a vehicle: one below the other in a sidebar, beside each other where they would be wider than anybody's thumb needs. */
export function ButtonStack({ children }: { children: ReactNode }) {
  return (
    <Box display="grid" gap={2} gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" data-print="hide">
      {children}
    </Box>
  )
}
