import { z } from 'zod'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { dateFormat } from '#schemas/lib/date-format.ts'
import type { Offer } from '#schemas/valuation/offer.ts'
import type { ValuationRange } from '#schemas/valuation/valuation.ts'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { useStepForm } from './use-step-form.ts'
import * as texts from './texts.ts'

const schema = z.object({})

interface OfferStepProps {
  offer: Offer
  terms: string
  timeZone: string
  accept: () => Promise<void>
  /** To the thank-you page, without accepting. */
  leave: () => void
}

/** The car's value, the remaining amount, and the button that accepts the offer. vehicles §7, offer accepted */
export function OfferStep({ offer, terms, timeZone, accept, leave }: OfferStepProps) {
  const { failure, isBusy, submit } = useStepForm({ schema, names: [], send: accept, leavesPage: true })
  const look = styleClasses(style)
  const { range, towards, car } = offer
  return (
    <div className={look.step}>
      <div className={look.figure}>
        <Text look="small" color="inherit">
          {texts.yourCar2({ car })}
        </Text>
        <p className={look.range}>{inWords(range)}</p>
        <Text look="small" color="inherit">
          {texts.validUntilDateFormat({ dateFormat: dateFormat('day', timeZone).format(new Date(offer.expires_at)) })}
        </Text>
      </div>
      {towards ? (
        <dl className={look.sum}>
          <dt>{towards.name}</dt>
          <dd>{formatDollars(towards.price)}</dd>
          <dt>{texts.lessYourCar}</dt>
          <dd>{inWords(range)}</dd>
          {towards.balance ? (
            <>
              <dt className={look.total}>{towards.balance.who === 'pays' ? texts.leftToPay : texts.youGet}</dt>
              <dd className={look.total}>{inWords(towards.balance)}</dd>
            </>
          ) : null}
        </dl>
      ) : null}
      {failure ? <Alert look="danger">{failure}</Alert> : null}
      <div className={look.buttons}>
        <Button size="lg" busy={isBusy} onClick={() => void submit()}>
          {texts.acceptThisEstimate}
        </Button>
        <Button variant="secondary" size="lg" onClick={leave}>
          {texts.talkToUsFirst}
        </Button>
      </div>
      {terms ? <Text look="small">{terms}</Text> : null}
    </div>
  )
}

function inWords(range: ValuationRange): string {
  if (!range) return ''
  const [low, high] = [formatDollars(range.low), formatDollars(range.high)]
  return low === high ? low : `${low} to ${high}`
}

const style = {
  step: { display: 'flex', flexDirection: 'column', gap: 4 },
  figure: { p: 5, bg: 'primarySoft', borderRadius: 'lg', textAlign: 'center' },
  range: { fontFamily: 'heading', fontWeight: 'heading', fontSize: ['2xl', '3xl'], lineHeight: 'tight', my: 2 },
  sum: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: 2,
    '& > dd': { textAlign: 'right', pl: 4, fontVariantNumeric: 'tabular-nums' },
  },
  total: { borderTop: 'thin', pt: 2, fontWeight: 'semibold' },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 3,
    '& > *': { flex: '1 1 auto' },
  },
} as const satisfies Record<string, CssObject>
