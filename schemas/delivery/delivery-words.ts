import { formatDollars } from '../lib/dollars.ts'
import type { Site } from '../tenant/site.ts'
import type { DeliveryArea } from './delivery-area.ts'
import type { DeliveryQuote } from './delivery-zone.ts'
import * as texts from './texts.ts'

/** vehicles §8, No delivery quote */
export const noDeliveryQuote = texts.sorryWeCantProvideEstimateForThat

const countries = { AU: 'Australia', NZ: texts.newZealand } as const

/**
 * vehicles §9: "Delivery: anywhere in Australia; the price is a guide only." A site whose zones reach less says how far they reach; null is an area
 * that is not known.
 */
export function deliveryNote({ country }: Pick<Site, 'country'>, area: DeliveryArea | null): string {
  if (area?.everywhere) return texts.weDeliverAnywhereInCountries({ countries: countries[country] })
  const places = listed(area?.regions ?? [])
  const km = area?.withinKm?.toLocaleString('en-AU')
  if (places && km) return texts.weDeliverToAndWithin({ places, km })
  if (places) return texts.weDeliverTo({ places })
  return km ? texts.weDeliverWithin({ km }) : texts.askUsAboutDelivery
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-AU').format(names)

/** `$490`, or `Free`. */
export const deliveryPrice = ({ price }: Pick<DeliveryQuote, 'price'>): string =>
  price === 0 ? texts.free : formatDollars(price)
