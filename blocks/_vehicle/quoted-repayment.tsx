import { quoteDisclaimer, quoteExample } from '#schemas/finance/disclaimer.ts'
import { quoteQuestion } from '#schemas/finance/quote-question.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import { RepaymentNote, repaymentLooks } from '../_ui/repayment.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import { toolMark } from './tools/tool-mark.ts'
import * as texts from './texts.ts'

/**
 * The repayment of a vehicle that requires a lender quote: `ask-quote.ts` queries once and fills all of them. Without script or quote it
 * says to enquire. The note's space is reserved, by the loan without its rate, so nothing moves. vehicles §4, §7
 */
export function QuotedRepayment({ vehicle, folded }: { vehicle: Vehicle; folded: boolean }) {
  const site = useSite()
  const question = quoteQuestion(vehicle, site)
  const look = styleClasses(repaymentLooks)
  return (
    <div {...toolMark('quote')} data-quote={JSON.stringify(question)}>
      <p className={look.md} role="status">
        <span className={look.unbroken} data-part="repayment">
          {texts.enquireForFinance}
        </span>{' '}
        <span className={look.unbroken} data-part="rate" />
      </p>
      <div className={look.unseen} data-part="note">
        <RepaymentNote
          country={site.country}
          folded={folded}
          example={<span data-part="loan">{quoteExample(question.purchasePrice, null)}</span>}
          disclaimer={[quoteDisclaimer, site.config.finance.requiredText].filter(Boolean).join(' ')}
        />
      </div>
    </div>
  )
}
