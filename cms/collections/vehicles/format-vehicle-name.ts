/** `2023 Kia Sportage GT-Line`: the known parts of year, make, model and badge. */
export const formatVehicleName = (vehicle: {
  year?: unknown
  make?: unknown
  model?: unknown
  badge?: unknown
}): string =>
  [vehicle.year, vehicle.make, vehicle.model, vehicle.badge]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map(String)
    .join(' ')
    .slice(0, 200)
