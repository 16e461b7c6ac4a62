import type { VehicleStatus } from './vehicle.ts'

/** Keeps only the first vehicle of each run of consecutive sold ones, unless all results are sold. vehicles §4, Sold runs in results */
export function collapseSoldRuns<V extends { status: VehicleStatus }>(results: readonly V[]): V[] {
  const isSold = (vehicle: V) => vehicle.status === 'sold'
  if (results.every(isSold)) return [...results]
  return results.filter((vehicle, index) => {
    const previous = results[index - 1]
    return !(isSold(vehicle) && previous !== undefined && isSold(previous))
  })
}
