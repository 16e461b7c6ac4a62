import { formatDollars } from '../lib/dollars.ts'
import type { Site } from '../tenant/site.ts'
import type { DeliveryQuote } from './delivery-zone.ts'

/** vehicles §8, No delivery quote */
export const noDeliveryQuote =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

const countries = { AU: 'Australia', NZ: 'New Zealand' } as const

/** vehicles §9: "Delivery: anywhere in Australia; the price is a guide only." */
export const deliveryNote = ({ country }: Pick<Site, 'country'>): string =>
  `We deliver anywhere in ${countries[country]}. The price is a guide only.`

/** `$490`, or `Free`. */
export const deliveryPrice = ({ price }: Pick<DeliveryQuote, 'price'>): string =>
  price === 0 ? 'Free' : formatDollars(price)
