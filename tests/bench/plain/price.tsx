import { look } from 'virtual:look'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { priceDisplay } from '#schemas/vehicle/price-display.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import type { Site } from '#schemas/tenant/site.ts'

export function Price({ vehicle, site }: { vehicle: SearchDocument; site: Site }) {
  const shown = priceDisplay(vehicle, {
    offersSubscription: site.flags.subscriptions,
    noPriceText: site.config.cards.noPriceText,
  })
  if (shown.kind === 'no-price' || shown.kind === 'preorder')
    return (
      <div className={look.price}>
        <span className={look.priceWords}>{shown.text}</span>
      </div>
    )
  const was = shown.kind === 'price' ? shown.was : null
  const note = shown.kind === 'price' ? shown.priceType : '/wk subscription'
  return (
    <div className={look.price}>
      {was === null ? null : <span className={look.hidden}>Now</span>}
      <span className={look.priceAmount}>{formatDollars(shown.amount)}</span>
      {was === null ? null : (
        <s className={look.priceAside}>
          <span className={look.hidden}>was </span>
          {formatDollars(was)}
        </s>
      )}
      {note ? <span className={look.priceAside}>{note}</span> : null}
    </div>
  )
}
