import { Box } from './box.tsx'
import { styleClass } from './style/style-class.ts'
import type { CssObject, Responsive } from './style/style-props.ts'

/** A label with its value. */
export interface Fact {
  label: string
  value: string
}

/** Two to four columns, depending on the width: a block may be in a narrow column. */
const factColumns = 'repeat(auto-fill, minmax(max(9rem, 22%), 1fr))'

/** Facts as a description list in a grid. */
export function Facts({ facts, columns = factColumns }: { facts: readonly Fact[]; columns?: Responsive<string> }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns={columns} columnGap={4} rowGap={0} m={0}>
      {facts.map((fact) => (
        <div key={fact.label} className={styleClass(line)}>
          <dt className={styleClass(name)}>{fact.label}</dt>
          <dd className={styleClass(/\S{15}/.test(fact.value) ? longValue : value)}>{fact.value}</dd>
        </div>
      ))}
    </Box>
  )
}

const line: CssObject = { py: 3, borderTop: 'thin', minWidth: 0 }
const name: CssObject = { fontSize: 'sm', color: 'muted' }
const value: CssObject = { m: 0, mt: 1, fontWeight: 'semibold', overflowWrap: 'anywhere' }
/** Keeps a value as long as a VIN on one line in a narrow column. */
const longValue: CssObject = { ...value, fontSize: 'sm' }
