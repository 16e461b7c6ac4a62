import { repaymentLine } from '#schemas/finance/repayment-words.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { cardActions } from '#schemas/vehicle/card-actions.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { belowMarketBy } from '#schemas/vehicle/price-display.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import type { CardLook } from './vehicle-card-style.ts'
import { VehiclePrice } from './vehicle-price.tsx'

interface CardOfferInput {
  vehicle: SearchDocument
  site: Site
  look: CardLook
  /** The vehicle in words, for buttons that otherwise all sound alike. */
  title: string
  buttons: boolean
}

/** What a card says of the price, and what can be done about the vehicle. */
export function cardOffer({ vehicle, site, look, title, buttons }: CardOfferInput) {
  const saving = isAvailable(vehicle) ? belowMarketBy(vehicle) : null
  const estimate = weeklyEstimateOf(vehicle, site)
  return (
    <div className={look.side}>
      <div className={look.offer}>
        <div className={look.priceLine}>
          <VehiclePrice facts={vehicle} site={site} />
          {saving === null ? null : <span className={look.saving}>{`${formatDollars(saving)} below market`}</span>}
        </div>
        {estimate === null ? null : <p className={look.estimate}>{estimate}</p>}
      </div>
      {buttons ? cardButtons({ vehicle, site, look, title }) : null}
    </div>
  )
}

/**
 * The repayment a week with its comparison rate, in one line and one size: the law wants the rate as prominent as the repayment. Null where the
 * tenant's provider gave none. vehicles §5, locations §9
 */
export function weeklyEstimateOf(vehicle: SearchDocument, site: Pick<Site, 'flags'>): string | null {
  const { weekly_price: payment, weekly_comparison_rate: rate } = vehicle
  if (!site.flags.finance || payment === null || rate === null || !isAvailable(vehicle)) return null
  return repaymentLine({ amount: payment, comparisonRate: rate })
}

/** The first two are buttons; the rest are links, so that a page of cards keeps one thing to press first. */
function cardButtons({ vehicle, site, look, title }: Omit<CardOfferInput, 'buttons'>) {
  const [first, second, ...more] = cardActions(vehicle, site)
  if (!first) return null
  return (
    <div className={look.actions}>
      <a href={first.href} aria-label={`${first.label}: ${title}`} className={look.firstAction}>
        {first.label}
      </a>
      {second ? (
        <a href={second.href} aria-label={`${second.label}: ${title}`} className={look.action}>
          {second.label}
        </a>
      ) : null}
      {more.length > 0 ? (
        <div className={look.more}>
          {more.map(({ kind, label, href }) => (
            <a key={kind} href={href} aria-label={`${label}: ${title}`} className={look.moreLink}>
              {label}
            </a>
          ))}
        </div>
      ) : null}
    </div>
  )
}
