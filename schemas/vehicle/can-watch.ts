import type { Site } from '../tenant/site.ts'
import { isAvailable } from './availability.ts'
import type { Vehicle } from './vehicle.ts'

/**
 * Who sees the watchlist button: `everybody`, or `saved-only`, since a sold vehicle can only be saved if it already is. vehicles §4,
 * Watchlist
 */
export type WatchlistAudience = 'everybody' | 'saved-only'

/** Null if the site has no watchlist. */
export const canWatch = (vehicle: Pick<Vehicle, 'status'>, { flags }: Pick<Site, 'flags'>): WatchlistAudience | null =>
  flags.watchlist ? (isAvailable(vehicle) ? 'everybody' : 'saved-only') : null
