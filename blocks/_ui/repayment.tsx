import type { ReactNode } from 'react'
import { rateWarning, repaymentWords, type ShownRepayment } from '#schemas/finance/repayment-words.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { styleClass, styleClasses } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'
import * as texts from './texts.ts'

interface RepaymentProps extends ShownRepayment {
  size?: 'sm' | 'md' | 'lg'
}

/**
 * A repayment with its comparison rate in the same size and weight, as the law requires. A `RepaymentNote` must be in the same block. Lists
 * use `repaymentLine` with an element of their own.
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
  country: Site['country']
  /** The loan of the comparison rate: `loanExample()`. Always shown. */
  example?: ReactNode
  /** The lender's or the site's disclaimer, complete. */
  disclaimer?: string | null | undefined
  /** Collapses the disclaimer and the warning behind "Comparison rate warning" if there is no room. */
  folded?: boolean
}

/** The asterisk's explanation: the loan example, the lender's disclaimer, and the comparison rate warning. */
export function RepaymentNote({ country, example, disclaimer, folded = false }: RepaymentNoteProps) {
  const warning = [disclaimer, rateWarning(country)].filter(Boolean).join(' ')
  const look = styleClass(note)
  if (!folded)
    return (
      <p className={look}>
        * {example} {warning}
      </p>
    )
  return (
    <>
      {example ? <p className={look}>* {example}</p> : null}
      <details className={look}>
        <summary className={styleClass(summary)}>
          {country === 'NZ' ? texts.aboutThisRepayment : texts.comparisonRateWarning}
        </summary>
        {warning}
      </details>
    </>
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

/** For code that creates the elements itself. */
export const repaymentLooks = {
  sm: { ...line, fontSize: 'sm' },
  md: { ...line, fontSize: 'lg' },
  lg: { ...line, fontFamily: 'heading', fontSize: ['xl', null, '2xl'] },
  /** Wraps as a whole in a flex row, and breaks inside only in a narrow column. */
  unbroken: { minWidth: 0 },
  /** Keeps its space. */
  unseen: { visibility: 'hidden' },
} as const satisfies Record<string, CssObject>

const note: CssObject = { fontSize: 'xs', lineHeight: 'snug', color: 'muted', maxWidth: 'prose' }
/** A touch target without additional space. */
const summary: CssObject = {
  py: 1,
  my: '-1',
  lineHeight: 'normal',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
}
