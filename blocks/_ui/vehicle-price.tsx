import { priceDisplay, type PriceFacts } from '#schemas/vehicle/price-display.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { price } from './price.tsx'

interface VehiclePriceProps {
  facts: PriceFacts
  site: Pick<Site, 'flags' | 'config'>
  size?: 'sm' | 'md' | 'lg'
}

/** The price line of a vehicle on this site, in the specification's order. */
export function VehiclePrice({ facts, site, size = 'md' }: VehiclePriceProps) {
  const shown = priceDisplay(facts, {
    offersSubscription: site.flags.subscriptions,
    noPriceText: site.config.cards.noPriceText,
  })
  switch (shown.kind) {
    case 'subscription':
      return price({ amount: shown.amount, note: '/wk subscription', size })
    case 'price':
      return price({ amount: shown.amount, was: shown.was, note: shown.priceType ?? undefined, size })
    case 'preorder':
    case 'no-price':
      return price({ amount: null, text: shown.text, size })
  }
}
