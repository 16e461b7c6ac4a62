import type { DeliveryQuote, DeliveryZone } from './delivery-zone.ts'
import { narrowestHolding } from './postcode-ranges.ts'

/** `distance` in kilometres from the vehicle's location; null if unknown. */
export interface DeliveryTo {
  postcode: string
  distance: number | null
}

/**
 * The price and region of delivery to a postcode: the zone with the smallest range that contains it, so that a town can be excluded from
 * its state; else the smallest sufficient distance. Of equal ones, the cheaper. Null outside all zones. vehicles §7, Delivery-price lookup
 * by postcode
 */
export function quoteDelivery(zones: readonly DeliveryZone[], to: DeliveryTo): DeliveryQuote | null {
  const reaching = zones
    .flatMap((zone) => {
      const reach = findReach(zone, to)
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

/** Size of the zone's matching range or distance; null without a match. */
function findReach(zone: DeliveryZone, { postcode, distance }: DeliveryTo): number | null {
  switch (zone.kind) {
    case 'postcodes':
      return narrowestHolding(zone.postcodes, postcode)
    case 'distance':
      return distance !== null && distance <= zone.within ? zone.within : null
  }
}
