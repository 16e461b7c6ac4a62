import { Box } from './box.tsx'
import type { Responsive } from './style/style-props.ts'

/** One fact: what it is, and what it says. */
export interface Fact {
  label: string
  value: string
}

const usualColumns = ['1fr 1fr', null, 'repeat(3, 1fr)', 'repeat(4, 1fr)'] as const

/** Facts as a description list in a grid. */
export function Facts({ facts, columns = usualColumns }: { facts: readonly Fact[]; columns?: Responsive<string> }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns={columns} columnGap={4} rowGap={0} m={0}>
      {facts.map((fact) => (
        <Box key={fact.label} py={3} borderTop="thin" minWidth={0}>
          <Box as="dt" fontSize="sm" color="muted">
            {fact.label}
          </Box>
          <Box as="dd" m={0} mt={1} fontWeight="semibold" css={{ overflowWrap: 'anywhere' }}>
            {fact.value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
