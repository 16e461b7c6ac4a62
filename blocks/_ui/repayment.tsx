import { comparisonRateWarning, repaymentWords, type ShownRepayment } from '#schemas/finance/repayment-words.ts'
import { styleClass, styleClasses } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

interface RepaymentProps extends ShownRepayment {
  size?: 'sm' | 'md' | 'lg'
}

/**
 * A repayment with its comparison rate in the same size and weight, as the law wants them. A `RepaymentNote` belongs in the same block. What shows
 * dozens writes `repaymentLine` into an element of its own.
 */
export function Repayment({ size = 'md', ...shown }: RepaymentProps) {
  const look = styleClasses(repaymentLooks)
  const { repayment, rate } = repaymentWords(shown)
  return (
    <p className={look[size]}>
      <span className={look.unbroken}>{repayment}</span> <span className={look.unbroken}>{rate}</span>
    </p>
  )
}

interface RepaymentNoteProps {
  /** The loan that the rate is true for: `loanExample()`. */
  example?: string | undefined
  /** The lender's or the site's own words, whole. */
  disclaimer?: string | null | undefined
  /** Where there is no room for it: behind the words "Comparison rate warning". */
  folded?: boolean
}

/** What the asterisk stands for: the warning that goes with every comparison rate, after the example and the lender's own words. */
export function RepaymentNote({ example, disclaimer, folded = false }: RepaymentNoteProps) {
  const words = ['*', example, disclaimer, comparisonRateWarning].filter(Boolean).join(' ')
  const look = styleClass(note)
  if (!folded) return <p className={look}>{words}</p>
  return (
    <details className={look}>
      <summary className={styleClass(summary)}>* Comparison rate warning</summary>
      {words}
    </details>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  fontWeight: 'semibold',
  lineHeight: 'snug',
  color: 'ink',
  fontVariantNumeric: 'tabular-nums',
} as const satisfies CssObject

/** For anyone who makes the elements itself. */
export const repaymentLooks = {
  sm: { ...line, fontSize: 'sm' },
  md: { ...line, fontSize: 'lg' },
  lg: { ...line, fontFamily: 'heading', fontSize: ['xl', null, '2xl'] },
  /** A flex line takes it whole where it fits, and only in a narrow column is it broken. */
  unbroken: { minWidth: 0 },
  /** Its room is kept. */
  unseen: { visibility: 'hidden' },
} as const satisfies Record<string, CssObject>

const note: CssObject = { fontSize: 'xs', lineHeight: 'snug', color: 'muted', maxWidth: 'prose' }
/** Large enough for a finger, without room of its own. */
const summary: CssObject = {
  py: 1,
  my: '-1',
  lineHeight: 'normal',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
}
