import { Box } from './box.tsx'
import type { Fact } from './facts.tsx'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

/** Facts as a description list, a line each: what it is at the left, what it says at the right. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box as="dl" m={0}>
      {facts.map((fact) => (
        <div key={fact.label} className={styleClass(line)}>
          <dt className={styleClass(name)}>{fact.label}</dt>
          <dd className={styleClass(value)}>{fact.value}</dd>
        </div>
      ))}
    </Box>
  )
}

const line: CssObject = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 4,
  py: 3,
  borderTop: 'thin',
  '&:first-of-type': { borderTop: 'none' },
}
const name: CssObject = { color: 'muted', minWidth: '6rem' }
const value: CssObject = { m: 0, minWidth: 0, fontWeight: 'semibold', textAlign: 'right', overflowWrap: 'anywhere' }
