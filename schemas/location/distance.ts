/** Kilometres between two points given in degrees, on a sphere of radius 6371 km. vehicles §9 */
export function distanceKm(from: { lat: number; long: number }, to: { lat: number; long: number }): number {
  const earthRadiusKm = 6371
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2)
  const halfLong = Math.sin(radians(to.long - from.long) / 2)
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLong ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
