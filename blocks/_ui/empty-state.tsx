import type { ReactNode } from 'react'
import { Box } from './box.tsx'
import { type CardIconName, cardIcon } from './card-icon.tsx'
import { Heading } from './heading.tsx'
import { Text } from './text.tsx'

interface EmptyStateProps {
  icon?: CardIconName
  heading: string
  children?: ReactNode
  action?: ReactNode
}

/** Shown without results: the reason and the next step. */
export function EmptyState({ icon = 'search', heading, children, action }: EmptyStateProps) {
  return (
    <Box display="flex" flexDirection="column" alignItems="center" textAlign="center" gap={3} px={4} py={7}>
      <Box color="muted">{cardIcon({ name: icon, size: 40 })}</Box>
      <Heading look="md">{heading}</Heading>
      {children ? (
        <Text as="div" look="muted" maxWidth="narrow" css={{ textWrap: 'balance' }}>
          {children}
        </Text>
      ) : null}
      {action ? <Box mt={2}>{action}</Box> : null}
    </Box>
  )
}
