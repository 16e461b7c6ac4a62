import type { ReactNode } from 'react'
import { Box } from './box.tsx'
import { Icon } from './icon.tsx'

const looks = {
  info: { icon: 'info', bg: 'primarySoft', color: 'link', role: 'status' },
  positive: { icon: 'check', bg: 'positiveSoft', color: 'positive', role: 'status' },
  warning: { icon: 'warning', bg: 'warningSoft', color: 'warning', role: 'status' },
  danger: { icon: 'warning', bg: 'dangerSoft', color: 'danger', role: 'alert' },
} as const

interface AlertProps {
  look?: keyof typeof looks
  title?: string
  children?: ReactNode
}

export function Alert({ look = 'info', title, children }: AlertProps) {
  const { icon, bg, color, role } = looks[look]
  return (
    <Box role={role} display="flex" gap={3} p={4} bg={bg} borderRadius="md">
      <Box as="span" color={color} flex="none" pt={1}>
        <Icon name={icon} />
      </Box>
      <Box minWidth={0}>
        {title ? (
          <Box as="strong" display="block">
            {title}
          </Box>
        ) : null}
        {children}
      </Box>
    </Box>
  )
}
