import type { KeptVehicle } from './kept-list.ts'

/** Told on the document when a vehicle becomes a favourite. Analytics event 39, spec/vehicles.md §7. */
export const favouriteAdded = 'forecourt:favourite'

export interface FavouriteAdded {
  event: 39
  vehicle: KeptVehicle
}

declare global {
  interface DocumentEventMap {
    [favouriteAdded]: CustomEvent<FavouriteAdded>
  }
}
