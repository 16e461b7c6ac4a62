import { canReserve } from '../reservation/can-reserve.ts'
import type { Site } from '../tenant/site.ts'
import { canBeDriven } from '../test-drive/can-be-driven.ts'
import { isAvailable } from './availability.ts'
import { canTradeIn } from './can-trade-in.ts'
import { isBuyable } from './is-buyable.ts'
import type { Vehicle } from './vehicle.ts'

/** In the order of the specification's sidebar. vehicles §2 */
export const vehicleButtonKinds = [
  'reserve',
  'enquire',
  'call',
  'test-drive',
  'finance',
  'trade-in',
  'request-photos',
] as const
export type VehicleButtonKind = (typeof vehicleButtonKinds)[number]

type ButtonSite = Pick<Site, 'flags'>

/**
 * The buttons of an available vehicle, limited to the wanted ones; none for an unavailable one. Reserving requires a site with reservations
 * and a buyable vehicle; photos are requested if there are too few for a gallery. vehicles §4 to §6
 */
export function vehicleButtons(
  vehicle: Vehicle,
  { site, wantedKinds }: { site: ButtonSite; wantedKinds: readonly VehicleButtonKind[] },
): VehicleButtonKind[] {
  if (!isAvailable(vehicle)) return []
  return vehicleButtonKinds.filter((kind) => wantedKinds.includes(kind) && rules[kind](vehicle, site))
}

const rules: Record<VehicleButtonKind, (vehicle: Vehicle, site: ButtonSite) => boolean> = {
  reserve: canReserve,
  enquire: () => true,
  call: () => true,
  'test-drive': canBeDriven,
  finance: (vehicle, { flags }) => flags.finance && isBuyable(vehicle),
  'trade-in': canTradeIn,
  // Thumbnails require more than three pictures. vehicles §9
  'request-photos': ({ images }) => images.filter(({ isVideo }) => !isVideo).length <= 3,
}
