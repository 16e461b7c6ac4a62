import type { ReactNode } from 'react'
import { Box } from '../_ui/box.tsx'

interface GarageRowProps {
  picture?: ReactNode
  children: ReactNode
  /** Actions of the entry. */
  actions?: ReactNode
}

/** One entry of a list: text on the left, actions on the right, or below on phones. */
export function GarageRow({ picture, children, actions }: GarageRowProps) {
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={3}
      p={[3, null, 4]}
      bg="surface"
      border="thin"
      borderRadius="lg"
    >
      {picture}
      <Box flex="1 1 12rem" minWidth={0}>
        {children}
      </Box>
      {actions ? (
        <Box display="flex" flexWrap="wrap" alignItems="center" gap={2}>
          {actions}
        </Box>
      ) : null}
    </Box>
  )
}

export function GarageRows({ children }: { children: ReactNode }) {
  return (
    <Box as="ul" display="grid" gap={3} m={0} p={0} css={{ listStyle: 'none' }}>
      {children}
    </Box>
  )
}
