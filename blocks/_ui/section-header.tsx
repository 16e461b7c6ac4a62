import type { ReactNode } from 'react'
import { Box } from './box.tsx'
import { Heading } from './heading.tsx'
import { Text } from './text.tsx'

export interface SectionHeaderProps {
  heading: string
  headingId?: string | undefined
  eyebrow?: string | undefined
  intro?: ReactNode
  /** A link or button of the whole section: "See all". */
  action?: ReactNode
  align?: 'start' | 'center'
  /** Less space to the content, if there is little room above. */
  isNear?: boolean
}

export function SectionHeader({
  heading,
  headingId,
  eyebrow,
  intro,
  action,
  align = 'start',
  isNear = false,
}: SectionHeaderProps) {
  const centred = align === 'center'
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems={centred ? 'center' : 'flex-end'}
      justifyContent={centred ? 'center' : 'space-between'}
      flexDirection={centred ? 'column' : 'row'}
      columnGap={5}
      rowGap={3}
      mb={isNear ? [3, null, 4] : [5, null, 6]}
      textAlign={align}
    >
      <Box maxWidth="narrow" minWidth={0}>
        {eyebrow ? (
          <Text look="eyebrow" mb={2}>
            {eyebrow}
          </Text>
        ) : null}
        <Heading id={headingId}>{heading}</Heading>
        {intro ? (
          <Text as="div" look="lead" mt={2}>
            {intro}
          </Text>
        ) : null}
      </Box>
      {action ? <Box flex="0 1 auto">{action}</Box> : null}
    </Box>
  )
}
