import type { Fact } from './facts.tsx'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

/** Facts as a description list, one per line with the label left and the value right, in two columns if lines would be too long. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styleClass(list)}>
      {facts.map((fact) => (
        <div key={fact.label} className={styleClass(line)}>
          <dt className={styleClass(name)}>{fact.label}</dt>
          <dd className={styleClass(value)}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A column's first line has no rule above it. */
const list: CssObject = { m: 0, columnWidth: '18rem', columnGap: 6, clipPath: 'inset(1px 0 0)' }
const line: CssObject = {
  display: 'flex',
  // With text at 200% the value wraps below its label.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
  py: 3,
  borderTop: 'thin',
  breakInside: 'avoid',
}
const name: CssObject = { color: 'muted', minWidth: '6rem' }
const value: CssObject = {
  m: 0,
  flex: '1 1 7rem',
  minWidth: 0,
  fontWeight: 'semibold',
  textAlign: 'right',
  overflowWrap: 'anywhere',
}
