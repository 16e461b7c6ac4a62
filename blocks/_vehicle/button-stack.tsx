import type { ReactNode } from 'react'
import { Box } from '../_ui/box.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'

/** The buttons of a vehicle, primary first: stacked in a sidebar, otherwise the secondary ones in pairs. */
export function ButtonStack({ children }: { children: ReactNode }) {
  return (
    <Box display="flex" flexWrap="wrap" gap={2} css={stack} data-print="hide">
      {children}
    </Box>
  )
}

const stack: CssObject = { '& > *': { flex: '1 1 17.5rem' }, '& > :not(* + *)': { flexBasis: '100%' } }
