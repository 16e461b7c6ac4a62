import { quoteDisclaimer, quotedDeposit, quotedFinalPayment } from '#schemas/finance/disclaimer.ts'
import { quoteQuestion } from '#schemas/finance/quote-question.ts'
import { repayment } from '#schemas/finance/repayment.ts'
import type { Cents } from '#schemas/lib/money.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import { RepaymentNote, repaymentLooks } from '../_ui/repayment.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { type QuoteWords, quoteWords } from './quote-words.ts'
import { toolMark } from './tools/tool-mark.ts'
import * as texts from './texts.ts'

/**
 * The repayment of a vehicle that requires a lender quote: `ask-quote.ts` queries once and fills all of them. Without script or quote it
 * says to enquire. The space of the quote is reserved, so nothing moves. vehicles §4, §7
 */
export function QuotedRepayment({ vehicle, folded }: { vehicle: Vehicle; folded: boolean }) {
  const site = useSite()
  const question = quoteQuestion(vehicle, site)
  const reserved = reservedWords(question.purchasePrice)
  const look = styleClasses(looks)
  return (
    <div {...toolMark('quote')} data-quote={JSON.stringify(question)}>
      <div className={look.layers}>
        <p className={look.line} role="status">
          <span className={look.unbroken} data-part="repayment">
            {texts.enquireForFinance}
          </span>{' '}
          <span className={look.unbroken} data-part="rate" />
        </p>
        <div className={look.unseen}>
          <div className={look.line}>
            <span className={look.unbroken}>{reserved.repayment}</span>{' '}
            <span className={look.unbroken}>{reserved.rate}</span>
          </div>
        </div>
      </div>
      <div className={look.unseen} data-part="note">
        <RepaymentNote
          country={site.country}
          folded={folded}
          example={<span data-part="loan">{reserved.loan}</span>}
          disclaimer={[quoteDisclaimer, site.config.finance.requiredText].filter(Boolean).join(' ')}
        />
      </div>
    </div>
  )
}

/** Percent a year. Only its number of digits matters. */
const usualRate = 10

/** Words as wide as those of a usual quote, with a figure space for each digit: no figure stands on the page before the lender's. */
function reservedWords(price: Cents): QuoteWords {
  const weeklyRepaymentAmount = repayment({
    amount: price,
    deposit: quotedDeposit(price),
    residual: quotedFinalPayment(price),
    establishmentFee: 0,
    interest: usualRate,
    termYears: 5,
    frequency: 'weekly',
  })
  const words = quoteWords({ weeklyRepaymentAmount, advertisedRate: usualRate, comparisonRate: usualRate }, price)
  const withoutDigits = (text: string) => text.replaceAll(/\d/g, '\u2007')
  return {
    repayment: withoutDigits(words.repayment),
    rate: withoutDigits(words.rate),
    loan: withoutDigits(words.loan),
  }
}

const looks = {
  line: repaymentLooks.md,
  unbroken: repaymentLooks.unbroken,
  unseen: repaymentLooks.unseen,
  layers: { display: 'grid', '& > *': { gridArea: '1 / 1' } },
} as const satisfies Record<string, CssObject>
