import type { ReactNode } from 'react'
import { Box } from '../_ui/box.tsx'
import { Icon } from '../_ui/icon.tsx'

/** A fact of a location with its icon. */
export function LocationLine({ icon, children }: { icon: 'pin' | 'phone' | 'clock'; children: ReactNode }) {
  return (
    <Box display="flex" gap={3} alignItems="flex-start">
      <Box color="muted" flex="none" mt={1}>
        <Icon name={icon} size={18} />
      </Box>
      <Box minWidth={0}>{children}</Box>
    </Box>
  )
}
