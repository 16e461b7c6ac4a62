import { rateWarning, repaymentLine } from '#schemas/finance/repayment-words.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { siteOfDealership } from '#schemas/tenant/site-of-dealership.ts'
import { cardActions } from '#schemas/vehicle/card-actions.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { belowMarketBy } from '#schemas/vehicle/price-display.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import type { CardLook } from './vehicle-card-style.ts'
import { VehiclePrice } from './vehicle-price.tsx'
import * as texts from './texts.ts'

interface CardOfferInput {
  vehicle: SearchDocument
  site: Site
  look: CardLook
  /** The vehicle's name, for accessible names of otherwise identical buttons. */
  title: string
  buttons: boolean
}

/** A card's price and buttons. */
export function cardOffer({ vehicle, site, look, title, buttons }: CardOfferInput) {
  const saving = isAvailable(vehicle) ? belowMarketBy(vehicle) : null
  const estimate = formatWeeklyEstimate(vehicle, site)
  return (
    <div className={look.side}>
      <div className={look.offer}>
        <div className={look.priceLine}>
          <VehiclePrice facts={vehicle} site={site} />
          {saving === null ? null : (
            <span className={look.saving}>{texts.dollarsBelowMarket({ dollars: formatDollars(saving) })}</span>
          )}
        </div>
        {estimate === null ? null : <p className={look.estimate}>{estimate}</p>}
        {estimate === null ? null : <p className={look.example}>{describeLoan(vehicle, site)}</p>}
      </div>
      {buttons ? cardButtons({ vehicle, site, look, title }) : null}
    </div>
  )
}

/** The asterisk's explanation on each card, since each has its own loan: example, the tenant's required text, and the warning. */
const describeLoan = (vehicle: SearchDocument, { country, config }: Site): string =>
  ['*', vehicle.weekly_example, config.finance.requiredText, rateWarning(country)].filter(Boolean).join(' ')

/**
 * The weekly repayment with its comparison rate, in one line and size: the law requires equal prominence. Null if the tenant's provider
 * gave none, or without the loan of both, which stands below. vehicles §5, locations §9
 */
export function formatWeeklyEstimate(
  vehicle: SearchDocument,
  site: Pick<Site, 'flags' | 'dealershipFlags'>,
): string | null {
  const { weekly_price: payment, weekly_comparison_rate: rate, weekly_example: example } = vehicle
  const { flags } = siteOfDealership(site, vehicle.dealership_slug)
  if (!flags.finance || payment === null || rate === null || example === null || !isAvailable(vehicle)) return null
  return repaymentLine({ amount: payment, comparisonRate: rate })
}

/** The first two are buttons, the others links, so that each card has a primary action. */
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
