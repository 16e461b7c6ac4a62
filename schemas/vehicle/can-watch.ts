import type { Site } from '../tenant/site.ts'
import { isAvailable } from './availability.ts'
import type { Vehicle } from './vehicle.ts'

/** Who has the button of the watchlist: `everybody`, or `saved-only`, since a sold vehicle can be saved only where it is saved already. vehicles §4, Watchlist */
export type Watching = 'everybody' | 'saved-only'

/** Null where the site has no watchlist. */
export const canWatch = (vehicle: Pick<Vehicle, 'status'>, { flags }: Pick<Site, 'flags'>): Watching | null =>
  flags.watchlist ? (isAvailable(vehicle) ? 'everybody' : 'saved-only') : null
