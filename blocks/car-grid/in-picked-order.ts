import type { PropsOf } from '../_kit/props.ts'
import type { carGrid } from './block.ts'

/** Sorts picked vehicles in the marketer's order instead of the search's. */
export function inPickedOrder<V extends { id: number }>(
  vehicles: readonly V[],
  { source, vehicles: picked }: Pick<PropsOf<typeof carGrid>, 'source' | 'vehicles'>,
): readonly V[] {
  if (source !== 'picked') return vehicles
  const place = new Map(picked.map((vehicle, index) => [vehicle.id, index]))
  return vehicles.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}
