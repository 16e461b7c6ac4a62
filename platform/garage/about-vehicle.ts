/** Columns that name the vehicle of a row. */
export const aboutVehicle = 'vehicles.slug, vehicles.name as vehicle'

export interface NamedVehicle {
  slug: string | null
  vehicle: string | null
}

/** The vehicle in words, and its page where it has one. */
export const nameOf = ({ slug, vehicle }: NamedVehicle) => ({
  vehicle: vehicle ?? '',
  path: slug === null ? null : `/cars/${encodeURIComponent(slug)}`,
})
