import { assertNever } from '../lib/assert-never.ts'
import { signInPath } from '../page/sign-in.ts'
import type { Site } from '../tenant/site.ts'
import type { SearchDocument } from './search-document.ts'
import { vehiclePath } from './vehicle-title.ts'

/**
 * The page for reserving or buying a vehicle: `/cars/{slug}/checkout`, `/cars/{slug}/buy-online` or `/checkout-journey?car_id={slug}` by
 * site setting; after sign-in if the site gates checkout. vehicles §2, locations §2 and §6
 */
export function reservePath(vehicle: Pick<SearchDocument, 'slug'>, site: Pick<Site, 'flags' | 'config'>): string {
  const redirect = openPath(vehicle, site.config.cards.reservePath)
  return site.flags.gateCheckout ? signInPath({ type: 'checkout', redirect, back: vehiclePath(vehicle) }) : redirect
}

function openPath(vehicle: Pick<SearchDocument, 'slug'>, way: Site['config']['cards']['reservePath']): string {
  switch (way) {
    case 'checkout':
    case 'buy-online':
      return `${vehiclePath(vehicle)}/${way}`
    case 'checkout-journey':
      return `/checkout-journey?car_id=${encodeURIComponent(vehicle.slug)}`
    default:
      return assertNever(way)
  }
}
