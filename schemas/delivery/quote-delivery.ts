import type { DeliveryQuote, DeliveryZone } from './delivery-zone.ts'
import { narrowestHolding } from './postcode-ranges.ts'

/** `distance` in kilometres from where the vehicle stands; null where nobody knows. */
export interface DeliveryTo {
  postcode: string
  distance: number | null
}

/**
 * What delivery to a postcode costs, and what its region is called: of the zones that name it the one that names it most narrowly, so that a town
 * may be taken out of its state; else the nearest distance that reaches it. Of two that are alike, the cheaper. Null where nobody goes there.
 * vehicles §7, Delivery-price lookup by postcode
 */
export function quoteDelivery(zones: readonly DeliveryZone[], to: DeliveryTo): DeliveryQuote | null {
  const reaching = zones
    .flatMap((zone) => {
      const reach = reachOf(zone, to)
      return reach === null ? [] : [{ zone, reach }]
    })
    .toSorted(
      (a, b) =>
        Number(a.zone.kind === 'distance') - Number(b.zone.kind === 'distance') ||
        a.reach - b.reach ||
        a.zone.price - b.zone.price,
    )
  const [best] = reaching
  return best ? { name: best.zone.name, price: best.zone.price } : null
}

/** How wide the zone's net is that caught it; null where it slipped through. */
function reachOf(zone: DeliveryZone, { postcode, distance }: DeliveryTo): number | null {
  switch (zone.kind) {
    case 'postcodes':
      return narrowestHolding(zone.postcodes, postcode)
    case 'distance':
      return distance !== null && distance <= zone.within ? zone.within : null
  }
}
