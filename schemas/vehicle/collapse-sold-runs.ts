import type { VehicleStatus } from './vehicle.ts'

/**
 * Among consecutive sold vehicles only the first of each run is kept, unless every result is sold, in which case all are kept.
 * vehicles §4, Sold runs in results
 */
export function collapseSoldRuns<V extends { status: VehicleStatus }>(results: readonly V[]): V[] {
  const isSold = (vehicle: V) => vehicle.status === 'sold'
  if (results.every(isSold)) return [...results]
  return results.filter((vehicle, index) => {
    const previous = results[index - 1]
    return !(isSold(vehicle) && previous !== undefined && isSold(previous))
  })
}
