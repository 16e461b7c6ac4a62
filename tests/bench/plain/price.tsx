import { formatDollars } from '#schemas/lib/dollars.ts'
import { priceDisplay } from '#schemas/vehicle/price-display.ts'
import type { Site } from '#schemas/tenant/site.ts'

interface PriceProps {
  vehicle: Parameters<typeof priceDisplay>[0]
  site: Site
  /** Of the amount: it has another size on a card than on a vehicle's page. */
  className: string
}

export function Price({ vehicle, site, className }: PriceProps) {
  const shown = priceDisplay(vehicle, {
    offersSubscription: site.flags.subscriptions,
    noPriceText: site.config.cards.noPriceText,
  })
  if (shown.kind === 'no-price' || shown.kind === 'preorder')
    return (
      <div className="part:price">
        <span className="part:priceWords">{shown.text}</span>
      </div>
    )
  const was = shown.kind === 'price' ? shown.was : null
  const note = shown.kind === 'price' ? shown.priceType : '/wk subscription'
  return (
    <div className="part:price">
      {was === null ? null : <span className="part:hidden">Now</span>}
      <span className={className}>{formatDollars(shown.amount)}</span>
      {was === null ? null : (
        <s className="part:priceAside">
          <span className="part:hidden">was </span>
          {formatDollars(was)}
        </s>
      )}
      {note ? <span className="part:priceAside">{note}</span> : null}
    </div>
  )
}
